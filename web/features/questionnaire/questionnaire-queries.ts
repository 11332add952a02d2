import { queryOptions } from '@tanstack/react-query'
import type { QuestionnaireReply, QuestionsReply } from '#domain/questionnaire/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The questions change with a new version of the product alone. */
export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => callApi<QuestionsReply>('/questions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const answersQuery = queryOptions({
  queryKey: ['answers'],
  queryFn: ({ signal }) => callApi<QuestionnaireReply>('/questionnaire', { signal }),
})
