import { splitSentences } from '#engines/english/split-sentences.ts'
import { countWords } from './count-words.ts'
import { showsFeeling } from './shows-feeling.ts'

/** A longer sentence is no quotation any more, but a story. */
const MOST_WORDS = 24
const LEAST_WORDS = 2

const asksSomething =
  /\?|^\W*(?:what|how|why|who|when|where|which|is|are|do|does|did|can|could|should|shall|may|must|will|would|am)\b/i

/** What stands before the matter tells nothing of it. */
const greets = /^\W*(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))\b/i

const asQuoted = (sentence: string) => sentence.replaceAll('"', "'").replace(/\s+/g, ' ').trim()
const isQuotable = (sentence: string) => {
  const words = countWords(sentence)
  return words >= LEAST_WORDS && words <= MOST_WORDS
}

/** The last sentence in which a message asks something, as it is written; nothing where none is short enough to quote. */
export const keyQuestion = (text: string): string | undefined =>
  splitSentences(text)
    .filter((sentence) => asksSomething.test(sentence) && isQuotable(sentence))
    .map(asQuoted)
    .at(-1)

/** The sentence that says most of what somebody tells: the first with feeling in it, else the first one. */
export function keyTelling(text: string): string | undefined {
  const sentences = splitSentences(text)
    .filter((sentence) => isQuotable(sentence) && !greets.test(sentence))
    .map(asQuoted)
  return sentences.find(showsFeeling) ?? sentences[0]
}
