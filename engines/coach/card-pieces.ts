import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const plain = (text: string) => text.replace(/\*\*|__/g, '')

const splitAt = (marker: RegExp) => (list: string) =>
  plain(list)
    .split(marker)
    .map(oneLine)
    .filter((piece) => piece !== '')

/** The numbered steps of a card, without their numbers. */
export const cardSteps = splitAt(/^\s*\d+[.)]\s+/m)

const listPoints = splitAt(/^\s*[-*]\s+/m)

/** A day, a date or a number of the card's own story: said by somebody else it would be untrue. */
const ownFact =
  /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/

/**
 * The sentences to say of a card, without quotation marks and without the word for whom they are. Those that hold a day
 * or a number of the card's example are left out.
 */
export const cardWords = (wordsToUse: string): string[] =>
  listPoints(wordsToUse)
    .map((point) => /^(?:[^"“”]{0,60}: )?["“](.*)["”]$/.exec(point)?.[1] ?? point)
    .filter((sentence) => !ownFact.test(sentence))

/** The sentences of a section, whether it is written in paragraphs or in points. */
export const cardSentences = (section: string): string[] => listPoints(section).flatMap(joinQuotations)

const marks = (text: string) => text.split(/["“”]/).length - 1

/** A quotation of several sentences stays in one piece with what introduces it. */
function joinQuotations(paragraph: string): string[] {
  const sentences: string[] = []
  let isOpen = false
  for (const sentence of splitSentences(paragraph)) {
    const last = sentences.length - 1
    if (isOpen) sentences[last] = `${sentences[last]} ${sentence}`
    else sentences.push(sentence)
    if (marks(sentence) % 2 === 1) isOpen = !isOpen
  }
  return sentences
}

/** As many whole sentences from the beginning as have room; the first one always. */
export function fitting(sentences: readonly string[], words: number): string[] {
  let room = words
  const taken: string[] = []
  for (const sentence of sentences) {
    room -= countWords(sentence)
    if (room < 0 && taken.length > 0) break
    taken.push(sentence)
  }
  return taken
}

const joint = /(?<=[,;:])\s+(?:and then |and |then )?|\s+(?=and then |or )/g
const endsWithin = (text: string) =>
  marks(text) % 2 === 1 || text.split('(').length !== text.split(')').length

/** The parts of a sentence between its joints; a bracket and a quotation stay whole. */
function sentenceParts(sentence: string): string[] {
  const parts: string[] = []
  let begin = 0
  for (const { 0: gap, index } of sentence.matchAll(joint)) {
    const part = sentence.slice(begin, index)
    if (endsWithin(part)) continue
    parts.push(part)
    begin = index + gap.length
  }
  return [...parts, sentence.slice(begin)]
}

/** A step in smaller pieces: its sentences, or the parts of its only one. A step that has none stays whole. */
export function smallerPieces(step: string): string[] {
  const sentences = joinQuotations(step)
  if (sentences.length > 1) return sentences
  return sentenceParts(step)
    .map((piece) => piece.replace(/[,;:]$/, '').trim())
    .filter((piece) => countWords(piece) > 0)
    .map((piece) =>
      `${piece.charAt(0).toUpperCase()}${piece.slice(1)}`.replace(/[.!?]?$/, (end) => end || '.'),
    )
}
