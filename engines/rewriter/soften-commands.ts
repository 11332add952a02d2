import type { ReaderKind } from './reader-kind.ts'

/** Verbs that begin a command. Read as a command only at the start of a sentence, followed by more words. */
export const commandVerbs =
  'send|give|tell|call|fix|stop|bring|help|reply|answer|clean|move|turn|explain|show|check|come|leave|let|text|write|return|pay|change|take|finish|do|put|remove|delete|add|update|confirm|forward|read|sign|wait|ask|get|make|open|close|pick|cancel|book|buy|wash|keep|listen|look|say|try|use|feed|set|drive|meet|print|upload|share|schedule|submit|review|repair|lend'
/** Begin like a command and are none: wishes, set phrases, and words that only call for attention. */
const noCommand =
  /^(?:take care|get well|get better|come on|let'?s|let us|keep it up|keep going|never mind|call me (?:crazy|old)|look forward|have (?:a|fun)|say (?:hi|hello|thanks)|make sure you rest|do you|did you|does)\b|^(?:look|listen|wait|say|stop|help|come|tell you what|let)\s*[,!.]/iu
const command = new RegExp(
  `^(?:(${commandVerbs})(?=\\s+(?!(?:a lot|you|your)\\s*$)[\\p{L}\\p{N}\\uE000]))`,
  'iu',
)
const forbidding =
  /^(?:don'?t|do not|never) (?=(?:ever )?\p{L})(?!worry|know|think|mind|forget that i love|you\b|i\b|we\b|they\b)/iu
const orders =
  /^you (?:need to|have to|have got to|'ve got to|gotta|must|better|had better)\s+(?=(?:send|give|tell|call|fix|stop|bring|help|reply|answer|clean|explain|return|pay|finish|remove|delete|listen|leave me|let me|show me)\b)/iu
const hasCourtesy = /\b(?:please|pls|thanks|thank you|could you|can you|would you)\b/i

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The wish without its end mark, as a question that a formal reader can answer. */
function politeQuestion(wish: string): string {
  return `Could you please ${wish.replace(/[.!]+$/u, '')}?`
}

/** Only one clause can become a question; what follows it would be asked too. */
const isOneClause = (wish: string) => !/[,;:]|\b(?:and|or|but|because|if|so|when|until)\b/iu.test(wish)

/** What a reader is to do, or not to do, as a sentence of its own: "call me back" becomes "Please call me back." */
export function asRequest(act: string, reader: ReaderKind, isForbidden: boolean): string {
  if (isForbidden) return `Please do not ${act}.`
  return reader === 'formal' && isOneClause(act) ? politeQuestion(act) : `Please ${act}.`
}

/** Whether the kind of reader decides how this command is softened. */
export const isAskedFormally = (sentence: string): boolean =>
  softenCommand(sentence, 'formal') !== softenCommand(sentence, 'unknown')

/**
 * A bare command as a clear, direct request. "Send me the file." becomes "Please send me the file.", to a formal
 * reader "Could you please send me the file?" It asks for the same thing.
 */
export function softenCommand(sentence: string, reader: ReaderKind): string {
  if (hasCourtesy.test(sentence) || sentence.endsWith('?') || noCommand.test(sentence)) return sentence
  if (forbidding.test(sentence)) return `Please ${lowerFirst(sentence)}`
  const wish = orders.test(sentence)
    ? sentence.replace(orders, '')
    : command.test(sentence)
      ? lowerFirst(sentence)
      : undefined
  if (wish === undefined) return sentence
  return reader === 'formal' && isOneClause(wish) ? politeQuestion(wish) : `Please ${wish}`
}
