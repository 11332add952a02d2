import type { Span } from './finding.ts'
import { isWordOf, type Message } from './message.ts'

const isNear = (sentences: ReadonlySet<number>, sentence: number) =>
  sentences.has(sentence) || sentences.has(sentence - 1) || sentences.has(sentence + 1)

/**
 * Whether a sign lies in the past and is over: long ago, or said to be resolved, and nothing in the message says
 * that it came back. "I tried last year" alone is not behind anybody.
 * @param canPass whether feeling better can mean that it is over: not after an overdose, which hurts hours later
 */
export function isBehind(message: Message, { start, end }: Span, canPass: boolean): boolean {
  const { tokens, sentencesWith } = message
  const sentence = tokens[start]?.sentence ?? 0
  if (sentencesWith('RELAPSE').size > 0 || isCounterfactual(message, start, end)) return false
  const isLongAgo = isNear(sentencesWith('LONG_PAST'), sentence)
  // "Five years ago ..., today I am well": the "today" belongs to the good outcome.
  if (sentencesWith('RECENT').has(sentence)) return isLongAgo && sentencesWith('RESOLVED').size > 0
  if (isLongAgo) return true
  if (!canPass) return false
  const isPastTense = tokens
    .slice(Math.max(0, start - 4), end)
    .some(({ word, sentence: own }) => own === sentence && isWordOf('PAST_VERB', word))
  return isPastTense && sentencesWith('RESOLVED').size > 0
}

/** "I would have ended it years ago" speaks of now, not of then. */
function isCounterfactual({ tokens }: Message, start: number, end: number): boolean {
  const near = tokens.slice(Math.max(0, start - 4), end).map(({ word }) => word)
  return near.some(
    (word, at) => ['would', 'should', 'could'].includes(word) && near.slice(at, at + 4).includes('have'),
  )
}
