import type { SkillCard } from '#domain/coaching/skill-card.ts'
import type { SkillSearchReply, SkillSearchRequest } from '#domain/skills/contract.ts'
import { hasWordBeginnings } from '#domain/skills/has-word-beginnings.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { inLibraryOrder, summarizeCard } from './card-order.ts'

/** What the search understands, best first, then what the words typed so far begin. */
function matchingCards(
  { library, content }: Pick<Services, 'library' | 'content'>,
  query: string,
): SkillCard[] {
  const understood = library
    .search(query, 'assistant', content.cards.length)
    .filter(({ confidence }) => confidence !== 'none')
    .map(({ card }) => card)
  const begun = inLibraryOrder(content.cards).filter(({ title, keywords }) =>
    hasWordBeginnings(`${title} ${keywords.join(' ')}`, query),
  )
  return [...new Set([...understood, ...begun])]
}

/**
 * Searches all cards. A text with a clear sign of danger gets the safety card in place of results, an unclear one the line above them, as in every place where
 * a person writes freely (decisions, "Safety"). Nothing of the text is kept.
 */
export async function findCards(
  services: Services,
  userId: string,
  { query, safetyAcknowledged }: SkillSearchRequest,
): Promise<SkillSearchReply> {
  if (!safetyAcknowledged) {
    const safety = await checkSafety(services, userId, [query])
    if (safety?.kind === 'card') return { cards: [], safety }
    if (safety) return { cards: matchingCards(services, query).map(summarizeCard), safety }
  }
  return { cards: matchingCards(services, query).map(summarizeCard), safety: null }
}
