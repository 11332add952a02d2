import { countWords } from '#engines/english/count-words.ts'
import type { ReplyPart } from './reply.ts'

/** How many words the label before a part takes where it is shown; several sentences to say share one. */
const labelWords = { answer: 0, open: 3, now: 1, words: 5, address: 3, step: 4, options: 0 } as const

export function countPart(part: ReplyPart, before?: ReplyPart): number {
  const label = part.kind === 'words' && before?.kind === 'words' ? 0 : labelWords[part.kind]
  if (part.kind !== 'options') return label + countWords(part.text)
  return countWords(
    [part.question, ...part.options.flatMap(({ text, answer = '' }) => [text, answer])].join(' '),
  )
}

/** The words of a reply as it is read, labels and options included. */
export const countReply = (parts: readonly ReplyPart[]): number =>
  parts.reduce((sum, part, index) => sum + countPart(part, parts[index - 1]), 0)
