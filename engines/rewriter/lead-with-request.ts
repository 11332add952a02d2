const request =
  /^(?:please\b(?! (?:do not|don'?t|never|stop)\b)|(?:could|can|would|will|may|might) (?:you|i|we)\b)/iu
/** Whether a sentence asks the reader to do something or to allow it. */
export const isRequest = (sentence: string): boolean => request.test(sentence)

/** Words that point back to an earlier sentence: without it nobody knows what they mean. */
const pointsBack =
  /\b(?:it|that|this|these|those|them|they|he|she|him|her|then|so|there|one|ones|instead|also|too|again)\b/iu
const MIN_SENTENCES = 3
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/iu

/** Whether a text begins with a greeting, alone or before its first sentence. */
export const beginsWithGreeting = (text: string): boolean => greeting.test(text)

/** Whether a sentence is a greeting and nothing else. */
const isGreeting = (sentence: string): boolean => greeting.test(sentence) && sentence.split(/\s+/).length <= 5

/** Index of the one request that may stand first, or -1. Half of a quotation stays with its other half. */
function findRequest(sentences: readonly string[]): number {
  const indexes = sentences.flatMap((sentence, index) => (isRequest(sentence) ? [index] : []))
  const [index = -1] = indexes
  const found = sentences[index] ?? ''
  return indexes.length !== 1 || pointsBack.test(found) || /["“”]/u.test(found) ? -1 : index
}

/**
 * Moves the only request of a longer paragraph to its start (behind a greeting), where a reader looks first.
 * A request that points back to another sentence stays where it is.
 */
export function leadWithRequest(sentences: readonly string[]): string[] {
  const first = isGreeting(sentences[0] ?? '') ? 1 : 0
  const index = findRequest(sentences)
  if (sentences.length - first < MIN_SENTENCES || index <= first) return [...sentences]
  const rest = sentences.toSpliced(index, 1)
  return rest.toSpliced(first, 0, sentences[index] ?? '')
}
