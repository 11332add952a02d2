import { splitSentences } from '#engines/english/split-sentences.ts'

const greeting = /^(?:hi|hey|hello|hiya|dear|good (?:morning|afternoon|evening))\b[^.!?]{0,40}[,!.]?$/i
const closing =
  /^(?:(?:best|kind|warm)(?:est)? (?:regards|wishes)|regards|yours(?: sincerely| faithfully| truly)?|sincerely|cheers|thanks|many thanks|thank you|love|all the best|x+)\b[^.!?]{0,60}[.,!]?$/i

/** The sentences of a message that say something: without its greeting and its signature, where anything is left. */
export function sayingParts(text: string): string[] {
  const all = text.split(/\n+/).flatMap(splitSentences)
  const parts = all.filter((part) => !greeting.test(part) && !closing.test(part))
  return parts.length > 0 ? parts : all
}
