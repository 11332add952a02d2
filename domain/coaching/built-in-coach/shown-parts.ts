import type { SkillCard } from '../skill-card.ts'
import { sentencesOf } from './card-steps.ts'
import { partPoints } from './part-points.ts'
import { toPersonFirstWords } from './person-first-words.ts'
import type { CardPart } from './reply-plan.ts'

/** The person may have stopped a reply after its first words; that many characters show that a part was reached. */
const BEGINNING = 40

const plain = (text: string) =>
  toPersonFirstWords(text)
    .replace(/[*_\s]+/g, ' ')
    .trim()

/** Which of the planned parts stand in the reply as it reached the person. */
export function shownParts(card: SkillCard, planned: readonly CardPart[], reply: string): CardPart[] {
  const received = plain(reply)
  return planned.filter((part) => {
    const [first] = partPoints(card, part)
    return first !== undefined && received.includes(plain(sentencesOf(first)[0] ?? '').slice(0, BEGINNING))
  })
}
