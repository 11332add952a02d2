/** Verbs that begin a command. Read as a command only at the start of a sentence, followed by more words. */
const commandVerbs =
  'send|give|tell|call|fix|stop|bring|help|reply|answer|clean|move|turn|explain|show|check|come|leave|let|text|write|return|pay|change|take|finish|do|put|remove|delete|add|update|confirm|forward|read|sign|wait|ask'
const command = new RegExp(`^(?:(${commandVerbs})(?=\\s+(?!(?:a lot|you|your)\\s*$)\\S))`, 'iu')
const orders = /^you (?:need to|have got to|'ve got to|gotta|better)\s+(?=\p{L})/iu
const hasCourtesy = /\b(?:please|pls|thanks|thank you|could you|can you|would you)\b/i

/** A bare command as a clear, direct request: "Send me the file." becomes "Please send me the file." */
export function softenCommand(sentence: string): string {
  if (hasCourtesy.test(sentence) || sentence.endsWith('?')) return sentence
  if (orders.test(sentence)) return sentence.replace(orders, 'Please ')
  return sentence.replace(command, (verb) => `Please ${verb.toLowerCase()}`)
}
