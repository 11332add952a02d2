import { splitSentences } from '#engines/english/split-sentences.ts'
import type { FoundPhrase } from './find-phrases.ts'

const word = /\p{L}+/gu
const MIN_LETTERS = 4

/** Words that cues use to describe a scene, and that tell nothing about its subject. */
const generalWords = new Set(
  `about after also another answer around asks asked because been before being both called case comes could described
  describes discussed does each else everyday everything exactly find follow follows from gives have hear here into just
  kind know language literal literally long look make makes mean meaning means meant mention mentioned message month
  months more much name named names need needs next nothing often only other over people person place places plain
  point question real really right said same says sentence short show shows simple simply somebody someone something
  stand stands still subject such take takes talk tell tells text than that their them then there these they thing
  things this those time today tomorrow under used uses very want wants week weeks well what when where which while
  with without word words work works would write writes year years yesterday your fact thank thanks please something
  earnest somewhere anybody nobody whether using must should will like good down back away again`.split(
    /\s+/,
  ),
)

const stem = (text: string) => text.toLowerCase().replace(/(?:ies|es|s)$/, '')
const stemsOf = (text: string) => [...text.matchAll(word)].map(([found]) => stem(found))

/** The sentence that the phrase from `start` to `end` stands in, without the phrase; positions count UTF-16 units. */
function sentenceAround(text: string, start: number, end: number): string {
  let from = 0
  for (const sentence of splitSentences(text)) {
    const at = text.indexOf(sentence, from)
    if (at < 0) break
    from = at + sentence.length
    if (at <= start && end <= from) return `${text.slice(at, start)} ${text.slice(end, from)}`
  }
  return `${text.slice(0, start)} ${text.slice(end)}`
}

/**
 * Whether a sentence shows the literal use that `cue` describes: it has a word of the cue's subject. A cue that names
 * its subject in other words than the message is not seen.
 */
function showsLiteralUse(cue: string, sentence: string): boolean {
  const subjects = [...cue.toLowerCase().matchAll(word)]
    .map(([found]) => found)
    .filter((found) => found.length >= MIN_LETTERS && !generalWords.has(found))
    .map(stem)
  const around = new Set(stemsOf(sentence))
  return subjects.some((subject) => around.has(subject))
}

/** Whether the sentence that a phrase stands in shows that its words mean what they say. */
export const isUsedLiterally = ({ entry, start, end }: FoundPhrase, text: string): boolean =>
  entry.literal !== '' && showsLiteralUse(entry.literal, sentenceAround(text, start, end))
