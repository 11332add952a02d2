import type { Span } from '../judging/finding.ts'
import type { Message } from '../judging/message.ts'

/** Up to this many words a message is read as a whole. */
const MAX_WHOLE_WORDS = 60
/** Longer ones are read in stretches of whole sentences of about this many words. */
const WINDOW_WORDS = 40
/** A sentence without an end is cut here. */
const MAX_SENTENCE_WORDS = 40

function splitSentences({ tokens }: Message): readonly Span[] {
  const sentences: { start: number; end: number }[] = []
  for (const [index, { sentence }] of tokens.entries()) {
    const last = sentences.at(-1)
    if (last && tokens[last.start]?.sentence === sentence && index - last.start < MAX_SENTENCE_WORDS)
      last.end = index + 1
    else sentences.push({ start: index, end: index + 1 })
  }
  return sentences
}

/**
 * The stretches of a message that are scored one by one, so that one sign among many ordinary sentences is not
 * drowned. Each begins with a sentence and takes the following ones until it is long enough; they overlap by half.
 */
export function splitWindows(message: Message): readonly Span[] {
  const words = message.tokens.length
  if (words <= MAX_WHOLE_WORDS) return [{ start: 0, end: words }]
  const sentences = splitSentences(message)
  const windows: Span[] = []
  for (const { start } of sentences) {
    const previous = windows.at(-1)
    if (previous && (start - previous.start < WINDOW_WORDS / 2 || previous.end === words)) continue
    const last = sentences.find(({ end }) => end - start >= WINDOW_WORDS)
    windows.push({ start, end: last?.end ?? words })
  }
  return windows
}
