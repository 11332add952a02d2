import { splitWords } from '#engines/english/split-words.ts'
import type { ReplyOption } from './reply.ts'

/** A message as it is compared: capitals, marks at the end and spaces say nothing. */
export const asCompared = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replace(/\s+/g, ' ')

const ordinals = [
  /^(the )?(1|1st|first|top|a)( one| option)?$|^(number |option )(one|1|a)$/,
  /^(the )?(2|2nd|second|middle|b)( one| option)?$|^(number |option )(two|2|b)$/,
  /^(the )?(3|3rd|third|c)( one| option)?$|^(number |option )(three|3|c)$/,
] as const

/** The option that a message is, word for word, or of the last ones the one that it points to: "the second one". */
export function chooseOption(
  text: string,
  offered: readonly ReplyOption[],
  lastOffered: readonly ReplyOption[],
): ReplyOption | undefined {
  const said = asCompared(text)
  const chosen = offered.findLast((option) => asCompared(option.text) === said)
  if (chosen || lastOffered.length === 0) return chosen
  const words = splitWords(text).join(' ')
  if (/^(the )?(last|bottom)( one| option)?$/.test(words)) return lastOffered.at(-1)
  return lastOffered[ordinals.findIndex((ordinal) => ordinal.test(words))]
}

/** Whether a message refuses what was offered to choose from. */
export const refusesAll = (text: string): boolean =>
  /^(no|nope|nah|neither|none|none of (them|these|those|the above)|not really|something else|no not (that|this|these|those))( thanks| thank you| fits?| of them| of these)*$/.test(
    splitWords(text).join(' '),
  )
