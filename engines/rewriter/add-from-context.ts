import { splitSentences } from '#engines/english/split-sentences.ts'
import { isRequest } from './lead-with-request.ts'
import { closesLetter } from './letter-form.ts'
import type { MessageChange } from './message-change.ts'
import { type ContextReading, namesTime } from './read-context.ts'
import type { ReaderKind } from './reader-kind.ts'
import { asRequest } from './soften-commands.ts'

const reasons = {
  wish: 'Your context says what you want to happen. The reader does not see the context, so the message now asks for it.',
  deadline: 'Your context names a time. The reader does not see the context, so the request now says it.',
}

type Step = { text: string; changes: MessageChange[] }

const step = (before: string, text: string, reason: string): Step => ({
  text,
  changes: before === text ? [] : [{ before, after: text, reason, from: 'context' }],
})

const sentencesIn = (text: string) => text.split('\n').flatMap(splitSentences)

/** Closing words such as "Thanks, Ana" are short; longer ones say something of their own. */
const MAX_CLOSING_WORDS = 5
const isClosing = (text: string) => closesLetter(text) && text.trim().split(/\s+/).length <= MAX_CLOSING_WORDS

const withEndMark = (text: string) => (/[.!?…]["”')]*$/u.test(text) ? text : `${text}.`)

/** A sentence at the end of a message, before its closing words. */
function addSentence(text: string, sentence: string): string {
  const [, body = '', gap = '', last = ''] = /^([\s\S]*?)(\n+)([^\n]*)$/u.exec(text) ?? []
  if (body !== '' && isClosing(last)) return `${addSentence(body, sentence)}${gap}${last}`
  const sentences = splitSentences(last === '' ? text : last)
  const closing = sentences.length > 1 && isClosing(sentences.at(-1) ?? '') ? sentences.pop() : undefined
  const kept = sentences.join(' ')
  const written = [kept === '' ? '' : withEndMark(kept), sentence, closing ?? ''].filter(Boolean).join(' ')
  return last === '' ? written : `${body}${gap}${written}`
}

const asksAlready = (text: string) =>
  sentencesIn(text).some((sentence) => /\bplease\b|\?["”')]*$/iu.test(sentence) || isRequest(sentence))

/** What the writer wants of the reader, as a request, where the message asks for nothing. */
function addWish(text: string, { wish }: ContextReading, reader: ReaderKind): Step {
  if (!wish || text === '' || asksAlready(text)) return step(text, text, reasons.wish)
  return step(text, addSentence(text, asRequest(wish.act, reader, wish.isForbidden)), reasons.wish)
}

/** Its clauses could each be what is wanted by then. */
const hasSeveralClauses = (sentence: string) =>
  /[,;:]|\b(?:and|or|but|because|if|so|when|until|that)\b/iu.test(sentence)

/** The time by which the one request of the message is wanted, where the message names no time. */
function addDeadline(text: string, { deadline }: ContextReading): Step {
  if (!deadline) return step(text, text, reasons.deadline)
  const requests = sentencesIn(text).filter(isRequest)
  const [request = ''] = requests
  const isUnclear = requests.length !== 1 || hasSeveralClauses(request) || namesTime(text)
  if (isUnclear) return step(text, text, reasons.deadline)
  const dated = request.replace(/\s*([.!?…]*)$/u, ` ${deadline}$1`)
  return step(
    text,
    text.replace(request, () => dated),
    reasons.deadline,
  )
}

/**
 * Adds to a message what its writer told of the situation and its reader cannot know: what is wanted of them, and by
 * when. Nothing is added that the writer did not write.
 */
export function addFromContext(text: string, context: ContextReading, reader: ReaderKind): Step {
  const wished = addWish(text, context, reader)
  const dated = addDeadline(wished.text, context)
  return { text: dated.text, changes: [...wished.changes, ...dated.changes] }
}
