import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import { sentencesOf } from './card-steps.ts'
import { partPoints } from './part-points.ts'
import type { CardPart } from './reply-plan.ts'
import { partLabels } from './reply-texts.ts'

/** A concise reply takes this many sentences of an explanation. */
const SHORT_SENTENCES = 2
/** A step's first sentence says little by itself when it is shorter than this: "Catch the word." */
const MIN_STEP_CHARACTERS = 45

const firstSentences = (text: string, count: number) => sentencesOf(text).slice(0, count).join(' ')

/** The beginning of a step: its first sentence, and the next one where the first is too short to act on. */
function stepBeginning(step: string): string {
  const [first = '', second] = sentencesOf(step)
  return first.length < MIN_STEP_CHARACTERS && second ? `${first} ${second}` : first
}

export const numbered = (points: readonly string[]): string =>
  points.map((point, index) => `${index + 1}. ${point}`).join('\n')

export const bulleted = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n')

function partBody(card: SkillCard, part: CardPart, length: ReplyLength): string {
  const points = partPoints(card, part)
  if (part === 'steps') {
    return numbered(length === 'concise' ? points.map(stepBeginning) : points)
  }
  if (part === 'words' || part === 'moreWords') return bulleted(points)
  const [text = ''] = points
  return part === 'whatIsGoingOn' && length === 'concise' ? firstSentences(text, SHORT_SENTENCES) : text
}

/**
 * Some parts of a card as Markdown. The explanation stands right under the card's title; every other part has its
 * label above it.
 */
export function renderParts(card: SkillCard, parts: readonly CardPart[], length: ReplyLength): string[] {
  return parts.flatMap((part) => {
    const body = partBody(card, part, length)
    return part === 'whatIsGoingOn' ? [body] : [`**${partLabels[part]}**`, body]
  })
}

/** The card in a few lines: its summary and the beginning of each step. */
export function renderShort(card: SkillCard): string[] {
  return [card.summary, numbered(partPoints(card, 'steps').map(stepBeginning))]
}
