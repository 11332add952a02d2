import { splitWords } from '#engines/english/split-words.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import type { Suggestion } from '../edit.ts'
import type { Rule } from '../reading.ts'
import { type Span, sentenceSpans } from '../sentence-spans.ts'
import { beginsWithGreeting } from './open-letter.ts'

const request =
  /^(?:(?:hi|hello|hey|dear)[^,.!?]{0,30}, )?(?:please\b(?! (?:do not|don'?t|never|stop|refuse|ignore|excuse|forgive|pardon|understand|accept)\b)|(?:could|can|would|will|may|might) (?:you|i|we)\b)/iu
/** Whether a sentence asks the reader to do something or to allow it. */
export const isRequest = (sentence: string): boolean => request.test(sentence)

/** Words that point back to an earlier sentence: without it nobody knows what they mean. */
const pointsBack =
  /\b(?:it|that|this|these|those|them|they|he|she|him|her|then|so|there|one|ones|instead|also|too|again|another|before|otherwise)\b/iu
const MIN_SENTENCES = 5
/** As many sentences of background stand before a request that is worth moving. */
const MIN_BACKGROUND = 3
const namesTopic = /\b(?:about|regarding|concerning)\b|\bquestion\b/iu

const topicWords = (text: string) => splitWords(text).filter((word) => word.length > 3 && !isStopWord(word))

/** How many sentences name the topic: a request is not understood before it. */
function topicLength(sentences: readonly Span[], asked: Span): number {
  const greetings = beginsWithGreeting(sentences[0]?.text ?? '') ? 1 : 0
  const first = sentences[greetings]?.text ?? ''
  const words = new Set(topicWords(asked.text))
  const isTopic = namesTopic.test(first) || topicWords(first).some((word) => words.has(word))
  return greetings + (isTopic ? 1 : 0)
}

/**
 * Moves the only request of a long paragraph before its background, behind the greeting and the topic. A request that
 * points back to another sentence stays where it is.
 */
export const leadWithRequest: Rule = (text): Suggestion[] => {
  const sentences = sentenceSpans(text)
  const requests = sentences.filter((sentence) => isRequest(sentence.text))
  const [asked] = requests
  if (!asked || requests.length > 1 || sentences.length < MIN_SENTENCES || text.includes('\n')) return []
  const index = sentences.indexOf(asked)
  const lead = topicLength(sentences, asked)
  const isClear =
    !pointsBack.test(asked.text) && !/["“”\uE000]/u.test(asked.text) && topicWords(asked.text).length >= 2
  const place = sentences[lead]
  if (!isClear || !place || index - lead < MIN_BACKGROUND) return []
  const next = sentences[index + 1]
  const end = next ? next.start : asked.end
  const start = next ? asked.start : (sentences[index - 1]?.end ?? asked.start)
  const edits = [
    { start: place.start, end: place.start, put: `${asked.text} ` },
    { start, end, put: '' },
  ]
  return [{ edits, reason: 'What you ask for stands before its background, where the reader looks first.' }]
}
