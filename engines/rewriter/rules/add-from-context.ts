import { countWords } from '#engines/english/count-words.ts'
import { type Edit, lowerFirst, type Suggestion } from '../edit.ts'
import { namesTime } from '../read-context.ts'
import type { Rule } from '../reading.ts'
import { type Span, sentenceSpans } from '../sentence-spans.ts'
import { isRequest } from './lead-with-request.ts'
import { beginsWithGreeting } from './open-letter.ts'
import { asRequest } from './soften-commands.ts'

const reasons = {
  wish: 'Your context says what you want to happen. The reader does not see the context, so the message now asks for it.',
  deadline: 'Your context names a time. The reader does not see the context, so the request now says it.',
  subject:
    'Your context says what "it" is. The reader does not see the context, so the message now names it.',
  topic:
    'Your context says what this is about. The reader does not see the context, so the message now begins with it.',
}
const suggest = (edits: readonly Edit[], reason: string): Suggestion[] =>
  edits.length > 0 ? [{ edits, reason, from: 'context' }] : []

const closing = /\b(?:thanks|thank you|regards|sincerely|best wishes|cheers|yours|love|best)\b/iu
/** Closing words such as "Thanks, Ana" are short; longer ones say something of their own. */
const MAX_CLOSING_WORDS = 5
const isClosing = (text: string) => closing.test(text) && countWords(text) <= MAX_CLOSING_WORDS

const asksAlready = (text: string) =>
  sentenceSpans(text).some(
    ({ text: sentence }) => /\bplease\b|\?["”')]*$/iu.test(sentence) || isRequest(sentence),
  )

/** The place behind the last sentence that is no closing. */
function endOfBody(sentences: readonly Span[]): Span | undefined {
  const body = sentences.length > 1 ? sentences.filter(({ text }) => !isClosing(text)) : sentences
  const last = sentences.at(-1)
  return last && isClosing(last.text) && sentences.length > 1 ? body.at(-1) : last
}

/** What the writer wants of the reader, as a request, where the message asks for nothing. */
export const addWish: Rule = (text, reading) => {
  const { wish } = reading.context
  if (!wish || text === '' || asksAlready(text)) return []
  const last = endOfBody(sentenceSpans(text))
  if (!last) return []
  const mark = /[.!?…]["”')]*$/u.test(last.text) ? '' : '.'
  const put = `${mark} ${asRequest(wish.act, reading, wish.isForbidden)}`
  return suggest([{ start: last.end, end: last.end, put }], reasons.wish)
}

/** Its clauses could each be what is wanted by then. */
const greeted = /^(?:hi|hello|hey|dear)[^,.!?]{0,30}, /iu
const hasSeveralClauses = (sentence: string) =>
  /[,;:]|\b(?:and|or|but|because|if|so|when|until|that)\b/iu.test(sentence.replace(greeted, ''))

/** The time by which the one request of the message is wanted, where the message names no time. */
export const addDeadline: Rule = (text, { context: { deadline } }) => {
  if (!deadline || namesTime(text)) return []
  const requests = sentenceSpans(text).filter((sentence) => isRequest(sentence.text))
  const [request] = requests
  if (!request || requests.length !== 1 || hasSeveralClauses(request.text)) return []
  const end = request.start + request.text.replace(/\s*[.!?…]*$/u, '').length
  const word = /\S+$/u.exec(text.slice(0, end))?.[0] ?? ''
  return suggest([{ start: end - word.length, end, put: `${word} ${deadline}` }], reasons.deadline)
}

const unnamedSubject =
  /^(?:(?:hi|hello|hey)(?: \p{L}+){0,2}[,.!] )?(it)(?=(?:'s| is| was| has been| keeps| does not| doesn't| stopped)(?: (?:still|not|now|again|always|only|completely))* (?:\p{L}+ing|broken|gone|missing|wrong|work|leaking|dead|empty|open|closed|too (?:loud|cold|hot|late)|loud|cold|late)(?![\p{L}]))/iu

/** What "it" is, where the message begins with it and the context begins with a thing. */
export const nameSubject: Rule = (text, { context: { subject } }) => {
  const match = subject ? unnamedSubject.exec(text) : null
  if (!match || !subject || text.toLowerCase().includes(subject.split(' ')[1]?.toLowerCase() ?? '')) return []
  const start = match[0].length - 2
  const isFirst = start === 0
  return suggest([{ start, end: start + 2, put: isFirst ? subject : lowerFirst(subject) }], reasons.subject)
}

/** What the message is about, before anything else, where its own words do not name it. */
export const nameTopic: Rule = (text, { context: { topic } }) => {
  const head = topic?.split(' ').at(-1)?.toLowerCase() ?? ''
  if (!topic || text === '' || text.toLowerCase().includes(head)) return []
  if (!/\b(?:it|this|that|them|these)\b/iu.test(text)) return []
  const [first, second] = sentenceSpans(text)
  const greeted = first && beginsWithGreeting(first.text) && countWords(first.text) <= 4
  const at = greeted && second ? second.start : 0
  if (at === 0 && beginsWithGreeting(text)) return []
  return suggest([{ start: at, end: at, put: `This is about ${topic}. ` }], reasons.topic)
}
