import { type Edit, lowerFirst, type Suggestion } from '../edit.ts'
import { commandVerbs } from '../phrases/command-verbs.ts'
import type { ReaderKind } from '../reader-kind.ts'
import type { Reading, RewriteWay, Rule } from '../reading.ts'
import { sentenceSpans } from '../sentence-spans.ts'

/** Begin like a command and are none: wishes, set phrases, and words that only call for attention. */
const noCommand =
  /^(?:take care|take your time|get well|get better|come on|let'?s|let us|keep it up|keep going|never mind|call me (?:crazy|old)|look forward|look,|look at row|have (?:a|fun)|say (?:hi|hello|thanks)|try not|wait (?:a|for it)|leave it|help yourself|stop it, you|tell me about it)\b|^(?:look|listen|wait|say|stop|help|come|tell you what|let|check)\s*[,!.]/iu
const command = new RegExp(
  `^(?:${commandVerbs})(?=\\s+(?!(?:a lot|you|your)\\s*$|of\\b|from\\b|is\\b|was\\b)[\\p{L}\\p{N}\\uE000])`,
  'iu',
)
const forbidding =
  /^(?:don'?t|do not|never) (?=(?:ever )?\p{L})(?!worry|know|think|mind|forget that i love|get me wrong|you\b|i\b|we\b|they\b)/iu
const orders =
  /^you (?:need to|have to|have got to|'ve got to|gotta|must|better|had better)\s+(?=(?:send|give|tell|call|fix|stop|bring|help|reply|answer|clean|explain|return|pay|finish|remove|delete|listen|leave me|let me|show me)\b)/iu
const hasCourtesy = /\b(?:please|pls|thanks|thank you|could you|can you|would you)\b/i
/** A limit stays one: as a question it could be declined. */
const isLimit = /^(?:stop|leave|let me|let go|keep (?:away|out|off|your (?:hands|dog)))\b/iu

/** Only one clause can become a question; what follows it would be asked too. */
const isOneClause = (wish: string) => !/[,;:]|\b(?:and|or|but|because|if|so|when|until)\b/iu.test(wish)

function asksAs(reader: ReaderKind, way: RewriteWay): string {
  if (way === 'softer') return reader === 'close' ? 'Can you please' : 'Could you please'
  return reader === 'formal' ? 'Could you please' : 'Please'
}

/** What a reader is to do, or not to do, as a sentence of its own: "call me back" becomes "Please call me back." */
export function asRequest(
  act: string,
  { reader, way }: Pick<Reading, 'reader' | 'way'>,
  isForbidden: boolean,
): string {
  if (isForbidden) return `Please do not ${act}.`
  const isAsked = asksAs(reader, way) !== 'Please' && isOneClause(act) && !isLimit.test(act)
  return isAsked ? `${asksAs(reader, way)} ${act}?` : `Please ${act}.`
}

/** The command in a sentence, and how many characters of it only order. */
function findCommand(sentence: string): { order: number; isForbidden: boolean } | undefined {
  if (hasCourtesy.test(sentence) || sentence.endsWith('?') || noCommand.test(sentence)) return undefined
  if (forbidding.test(sentence)) return { order: 0, isForbidden: true }
  const order = orders.exec(sentence)?.[0].length
  if (order !== undefined) return { order, isForbidden: false }
  return command.test(sentence) ? { order: 0, isForbidden: false } : undefined
}

/** A command as a request: "Send me the file." becomes "Please send me the file.", to a formal reader a question. */
function request(
  sentence: string,
  reading: Reading,
): { put: string; isAsked: boolean; opening: string; wish: string } | undefined {
  const found = findCommand(sentence)
  if (!found) return undefined
  const wish = sentence.slice(found.order)
  const isAsked = !found.isForbidden && isOneClause(wish) && !isLimit.test(wish)
  const opening = isAsked ? asksAs(reading.reader, reading.way) : 'Please'
  return { put: `${opening} ${lowerFirst(wish)}`, isAsked: isAsked && opening !== 'Please', opening, wish }
}

const reasons = {
  please: 'With "please" it sounds like a request and not like an order. It asks for the same thing.',
  asked: 'As a polite question it asks for the same thing.',
  formal: 'For this reader the request is a polite question. It asks for the same thing.',
}

/** Bare commands as clear requests, opened in the way that suits the reader. */
export const softenCommands: Rule = (text, reading): Suggestion[] =>
  sentenceSpans(text).flatMap(({ start, end, text: sentence }) => {
    const asked = request(sentence, reading)
    if (!asked) return []
    const first = /^\S+/u.exec(asked.wish)?.[0] ?? ''
    const opens: Edit = {
      start,
      end: end - asked.wish.length + first.length,
      put: `${asked.opening} ${lowerFirst(first)}`,
    }
    if (!asked.isAsked) return [{ edits: [opens], reason: reasons.please }]
    const close = /(\S*?)[.!]*$/u.exec(sentence)
    const closes: Edit = { start: start + (close?.index ?? 0), end, put: `${close?.[1] ?? ''}?` }
    const isFormal = reading.reader === 'formal' && reading.way !== 'softer'
    const said = isFormal
      ? { reason: reasons.formal, from: 'relationship' as const }
      : { reason: reasons.asked }
    return closes.start < opens.end ? [] : [{ edits: [opens, closes], ...said }]
  })

/** "Could you" with "please", where friendliness is asked for. */
export const addPlease: Rule = (text, { way }): Suggestion[] => {
  if (way !== 'softer' || /\bplease\b/iu.test(text)) return []
  const match =
    /(?<=^|[.!?,\n]\s*)(?:could|can|would) you(?= (?!please|like|mind|be\b|believe|imagine|see|hear|still|not)\p{L})/iu.exec(
      text,
    )
  if (!match) return []
  const end = match.index + match[0].length
  return [{ edits: [{ start: match.index, end, put: `${match[0]} please` }], reason: reasons.please }]
}
