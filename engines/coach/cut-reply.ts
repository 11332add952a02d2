import { splitSentences } from '#engines/english/split-sentences.ts'
import { fitting } from './card-pieces.ts'
import { countReply } from './count-words.ts'
import type { ReplyPart } from './reply.ts'

/** As many parts of a reply as have room, from its beginning; of the first one at least a sentence. */
export function cutReply(parts: readonly ReplyPart[], mostWords: number): ReplyPart[] {
  const [first, ...others] = parts
  if (!first) return []
  const isTooLong = first.kind !== 'options' && countReply([first]) > mostWords
  let taken = [
    isTooLong ? { ...first, text: fitting(splitSentences(first.text), mostWords).join(' ') } : first,
  ]
  for (const part of others) {
    if (countReply([...taken, part]) <= mostWords) taken = [...taken, part]
  }
  return taken
}
