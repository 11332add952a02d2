import type { SkillCard } from '../skill-card.ts'
import { cardSteps, listPoints } from './card-steps.ts'
import { FIRST_WORDS } from './plan-follow-up.ts'
import type { CardPart } from './reply-plan.ts'

/** The text of one part of a card: its points where it is a list, else one single text. */
export function partPoints(card: SkillCard, part: CardPart): string[] {
  const { sections } = card
  switch (part) {
    case 'steps':
      return cardSteps(sections.steps)
    case 'words':
      return listPoints(sections.wordsToUse).slice(0, FIRST_WORDS)
    case 'moreWords':
      return listPoints(sections.wordsToUse).slice(FIRST_WORDS)
    default:
      return [sections[part]]
  }
}
