import { splitSentences } from '#engines/english/split-sentences.ts'

export type Span = { start: number; end: number; text: string }

/** The sentences of a text with their places; a line break ends a sentence too. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    let from = 0
    for (const sentence of splitSentences(line)) {
      const found = line.indexOf(sentence, from)
      if (found < 0) continue
      from = found + sentence.length
      spans.push({ start: offset + found, end: offset + from, text: sentence })
    }
    offset += line.length + 1
  }
  return spans
}
