import type { Span } from '../judging/finding.ts'
import type { Message } from '../judging/message.ts'

/** Up to this many words a message is read as a whole: what is said in one sentence changes what another means. */
const MAX_WHOLE_WORDS = 150
/** Longer ones are read in overlapping stretches of whole sentences of about this many words. */
const STRETCH_WORDS = 110
/** A sentence without an end is cut at a joint after so many words, or anywhere after `MAX_SENTENCE_WORDS`. */
const MIN_SENTENCE_WORDS = 14
const MAX_SENTENCE_WORDS = 26
/** Shorter sentences are read together with their neighbour. */
const MIN_UNIT_WORDS = 4

const joints = new Set('and but because so when then or cause since though while'.split(' '))

/** The sentences of a message; endless ones are cut, tiny ones joined. */
export function splitSentences({ tokens }: Message): readonly Span[] {
  const sentences: Span[] = []
  for (const [index, { sentence, word, isAfterPause }] of tokens.entries()) {
    const last = sentences.at(-1)
    const length = last ? index - last.start : 0
    const isSame = last && tokens[last.start]?.sentence === sentence
    const isJoint = length >= MIN_SENTENCE_WORDS && (isAfterPause || joints.has(word))
    if (last && isSame && !isJoint && length < MAX_SENTENCE_WORDS) last.end = index + 1
    else sentences.push({ start: index, end: index + 1 })
  }
  const units: Span[] = []
  for (const { start, end } of sentences) {
    const last = units.at(-1)
    const isTiny = end - start < MIN_UNIT_WORDS || (last && last.end - last.start < MIN_UNIT_WORDS)
    if (last && isTiny && end - last.start <= MAX_SENTENCE_WORDS) last.end = end
    else units.push({ start, end })
  }
  return units
}

/** The stretches of a message that are scored one by one: the whole, or, of a long one, passages that overlap by half. */
export function splitStretches(message: Message): readonly Span[] {
  const words = message.tokens.length
  if (words <= MAX_WHOLE_WORDS) return [{ start: 0, end: words }]
  const sentences = splitSentences(message)
  const stretches: Span[] = []
  for (const { start } of sentences) {
    const previous = stretches.at(-1)
    if (previous && (start - previous.start < STRETCH_WORDS / 2 || previous.end === words)) continue
    const last = sentences.find(({ end }) => end - start >= STRETCH_WORDS)
    stretches.push({ start, end: last?.end ?? words })
  }
  return stretches
}
