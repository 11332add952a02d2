import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type {
  SkillCardReply,
  SkillCardsReply,
  SkillSearchReply,
  SkillSearchRequest,
} from '#domain/skills/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The cards change with a new version of the product alone. */
const staleTime = Number.POSITIVE_INFINITY

export const allCards = queryOptions({
  queryKey: ['skill-cards'],
  queryFn: ({ signal }) => callApi<SkillCardsReply>('/skills', { signal }),
  staleTime,
})

export const oneCard = (module: string, id: string) =>
  queryOptions({
    queryKey: ['skill-card', module, id],
    queryFn: ({ signal }) =>
      callApi<SkillCardReply>(`/skills/${encodeURIComponent(module)}/${encodeURIComponent(id)}`, { signal }),
    staleTime,
  })

/** What was found, with the words that it was found for. */
export type FoundCards = SkillSearchReply & { query: string }

/** The cards for a text; none are looked for while there is no text. While the next are on their way, these stay. */
export const foundCards = (request: SkillSearchRequest | null) =>
  queryOptions({
    queryKey: ['skill-search', request],
    queryFn: request
      ? async ({ signal }): Promise<FoundCards> => {
          const reply = await callApi<SkillSearchReply>('/skills/search', {
            method: 'POST',
            body: request,
            signal,
          })
          return { ...reply, query: request.query }
        }
      : skipToken,
    staleTime,
    placeholderData: keepPreviousData,
  })
