import type { Combination } from '../lexicon/combination.ts'
import { combinations } from '../lexicon/combinations.ts'
import type { Finding, Span } from './finding.ts'
import { isBehind } from './is-behind.ts'
import { isFigurative } from './is-figurative.ts'
import { isNegated } from './is-negated.ts'
import type { Message } from './message.ts'
import { passesInFrame } from './passes-in-frame.ts'

/** Evidence belongs together when it stands within this many words of the first piece. */
const REACH_WORDS = 16

/** Combinations of evidence that stand close together, in whatever order. */
export function findCombinations(message: Message): Finding[] {
  return combinations.flatMap((combination) => {
    const finding = findCombination(message, combination)
    return finding ? [finding] : []
  })
}

function findCombination(message: Message, combination: Combination): Finding | null {
  if (combination.together.some((name) => message.spansOf(name).length === 0)) return null
  const groups = combination.together.map((name) => piecesOf(message, name))
  if (groups.some((pieces) => pieces.length === 0)) return null
  const [rarest = []] = groups.toSorted((one, other) => one.length - other.length)
  for (const piece of rarest) {
    const isComplete = groups.every((pieces) => pieces.some((other) => isNear(message, piece, other)))
    if (!isComplete || isBehind(message, piece)) continue
    if (passesInFrame(message, combination.passesIn, piece)) continue
    return { ...piece, sign: combination, about: combination.about, weight: 'raised' }
  }
  return null
}

/** Evidence that a "not" before it takes back. The rest are states and circumstances. */
const negatable = new Set(['DEATH', 'DEATH_NOUN', 'SUICIDE', 'INJURE_SELF', 'KILL_SOMEONE', 'SELF_HATE'])

/** Occurrences of one kind of evidence, idioms and negations left out. */
function piecesOf(message: Message, name: string): Span[] {
  return message
    .spansOf(name)
    .filter(
      (span) =>
        !isFigurative(span, message.figurative) && (!negatable.has(name) || !isNegated(message, span.start)),
    )
}

function isNear({ tokens }: Message, piece: Span, other: Span): boolean {
  return (
    Math.abs(piece.start - other.start) <= REACH_WORDS &&
    tokens[piece.start]?.sentence === tokens[other.start]?.sentence
  )
}
