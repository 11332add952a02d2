import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'
import { showsFeeling } from './shows-feeling.ts'

/** A longer sentence is no quotation any more, but a story. */
const MOST_WORDS = 24
const LEAST_WORDS = 2

const auxiliary = 'is|are|am|was|were|do|does|did|can|could|should|shall|may|must|will|would|have|has|had'
const others = 'i|you|we|they|he|she|it|this|that|there|my|your|the|one|people|somebody|anybody'
/** Where people leave the question mark out, the order of the words still asks: "do i tell", "what does that mean". */
const asksByOrder = new RegExp(
  `\\b(?:(?:what|how|why|who|when|where|which)\\s+(?:${auxiliary})\\b|(?:${auxiliary})\\s+(?:${others})\\b)`,
  'i',
)
const beginsToAsk = new RegExp(
  `^\\W*(?:(?:so|and|but|or|then|also|ok|well|now)\\s+)?${asksByOrder.source}`,
  'i',
)

/** What stands before the matter tells nothing of it. */
const greets = /^\W*(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))\b/i

const asQuoted = (sentence: string) => sentence.replaceAll('"', "'").replace(/\s+/g, ' ').trim()
const isQuotable = (sentence: string) => {
  const words = countWords(sentence)
  return words >= LEAST_WORDS && words <= MOST_WORDS
}

/** The last sentence in which a message asks something, as it is written; nothing where none is short enough to quote. */
export function keyQuestion(text: string): string | undefined {
  const sentences = splitSentences(text).filter(isQuotable)
  const marked = sentences.filter((sentence) => sentence.includes('?'))
  const asking = marked.length > 0 ? marked : sentences.filter((sentence) => beginsToAsk.test(sentence))
  const last = asking.at(-1)
  return last === undefined ? undefined : asQuoted(last)
}

/** The sentence that says most of what somebody tells: the first with feeling in it, else the first one. */
export function keyTelling(text: string): string | undefined {
  const sentences = splitSentences(text)
    .filter((sentence) => isQuotable(sentence) && !greets.test(sentence))
    .map(asQuoted)
  return sentences.find(showsFeeling) ?? sentences[0]
}
