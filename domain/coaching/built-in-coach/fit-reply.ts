import type { ChatMessage } from '../contract.ts'
import { type ReplyLength, replyLengths } from '../reply-length.ts'
import { sentencesOf } from './card-steps.ts'
import type { CoachLibrary } from './coach-library.ts'
import { type ConversationReply, holdConversation } from './hold-conversation.ts'
import { COACH_LINE } from './reply-texts.ts'

/** English text has about four characters per token; three leaves room for lists and short words. */
const CHARACTERS_PER_TOKEN = 3

/** As many whole lines, or of a long first line whole sentences, as fit; who wrote it is always said. */
function cutToFit(text: string, maxCharacters: number): string {
  const room = maxCharacters - COACH_LINE.length - 2
  const lines = text.replace(COACH_LINE, '').trim().split('\n')
  const fitting =
    takeWhileShorter(lines, '\n', room) || takeWhileShorter(sentencesOf(lines[0] ?? ''), ' ', room)
  return [fitting.trim(), COACH_LINE].filter((part) => part !== '').join('\n\n')
}

function takeWhileShorter(pieces: readonly string[], separator: string, maxCharacters: number): string {
  let taken = ''
  for (const piece of pieces) {
    const longer = taken === '' ? piece : `${taken}${separator}${piece}`
    if (longer.length > maxCharacters) break
    taken = longer
  }
  return taken
}

/**
 * The coach's reply within a token bound: in the chosen length, else in a shorter one, else cut after a sentence.
 * The bound is low only when a person has nearly used up the month's allowance.
 */
export function fitReply(
  messages: readonly ChatMessage[],
  library: CoachLibrary,
  length: ReplyLength,
  maxTokens: number,
): ConversationReply {
  const maxCharacters = maxTokens * CHARACTERS_PER_TOKEN
  const shorterFirst = replyLengths.slice(0, replyLengths.indexOf(length) + 1).toReversed()
  let reply = holdConversation(messages, library, length)
  for (const shorter of shorterFirst.slice(1)) {
    if (reply.text.length <= maxCharacters) return reply
    reply = holdConversation(messages, library, shorter)
  }
  return reply.text.length <= maxCharacters ? reply : { ...reply, text: cutToFit(reply.text, maxCharacters) }
}
