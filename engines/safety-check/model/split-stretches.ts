import type { Span } from '../judging/finding.ts'
import type { Message } from '../judging/message.ts'

/** A sentence without an end is cut at a joint after so many words, or anywhere after `MAX_SENTENCE_WORDS`. */
const MIN_SENTENCE_WORDS = 14
const MAX_SENTENCE_WORDS = 26
/** Shorter sentences are read together with their neighbour. */
const MIN_UNIT_WORDS = 4

const joints = new Set('and but because so when then or cause since though while'.split(' '))

/** The stretches of a message that are scored one by one: its sentences; endless ones are cut, tiny ones joined. */
export function splitStretches({ tokens }: Message): readonly Span[] {
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
