import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { Problem } from '#domain/problems.ts'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import type { Services } from '../../services.ts'
import { inLibraryOrder, summarizeCard } from './card-order.ts'

const summaryOrNull = (card: SkillCard | undefined) => (card ? summarizeCard(card) : null)

/**
 * One card with the cards around it.
 * @throws Problem `not-found` when the module has no such card
 */
export function readCard(
  { content }: Pick<Services, 'content'>,
  address: { module: string; id: string },
): SkillCardReply {
  const neighbors = inLibraryOrder(content.cards.filter(({ module }) => module === address.module))
  const position = neighbors.findIndex(({ id }) => id === address.id)
  const card = neighbors[position]
  if (!card) throw new Problem('not-found')
  return {
    card: { ...summarizeCard(card), sections: card.sections },
    related: content.cards.filter(({ id }) => card.related.includes(id)).map(summarizeCard),
    previous: summaryOrNull(neighbors[position - 1]),
    next: summaryOrNull(neighbors[position + 1]),
    exercises: content.practice.exercises
      .filter((exercise) => exercise.card === card.id)
      .map(({ id, title, minutes }) => ({ id, title, minutes })),
  }
}
