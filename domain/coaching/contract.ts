import { z } from 'zod'
import { isBlank } from '../fields/is-blank.ts'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { tokenUsageReply } from '../token-allowance/contract.ts'
import { chatScopes } from './module-ids.ts'
import type { ReplyPart } from './reply-parts.ts'

/** Only these two roles: the instruction is the server's own, a `system` message from a client is refused. */
const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: storedText.refine((content) => !isBlank(content), 'must not be empty'),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatRequest = z.strictObject({
  /** A module's id or `assistant`. Kept open here so that an unknown one is answered as `unknown-module`. */
  module: z.string().max(60),
  /** Names this message once: the same id is never charged twice. */
  messageId: z.uuid(),
  /** The conversation so far, oldest first; the last one is the user's new message. */
  messages: z.array(chatMessage).min(1),
  /**
   * The kept conversation that this exchange belongs to. The browser chooses the id of a new one, so that it
   * knows it even when the reply is stopped. Without it, or with data collection off, nothing is kept.
   */
  conversationId: z.uuid().optional(),
  /**
   * Names a question and its reply through all tries: what is kept of an earlier try under this name is replaced.
   * Without it each message stands for itself.
   */
  exchangeId: z.uuid().optional(),
  /** "I meant something else" on the safety card: this one message is answered without the check. */
  safetyAcknowledged: z.boolean().optional(),
  /** The safety card answered an earlier message of this conversation, which is not sent along. */
  isAfterDisclosure: z.boolean().optional(),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** A skill card that a reply rests on. */
export const replySource = z.object({ cardId: z.string(), title: z.string(), module: z.enum(chatScopes) })
export type ReplySource = z.infer<typeof replySource>

const text = z.string()
/** A piece of a reply, as `reply-parts.ts` reads it from the text. */
const replyPart: z.ZodType<ReplyPart> = z.union([
  z.object({ kind: z.enum(['answer', 'open', 'now', 'words', 'address']), text }),
  z.object({ kind: z.literal('step'), number: z.int(), of: z.int(), text }),
  z.object({
    kind: z.literal('options'),
    question: text,
    options: z.array(z.object({ text, answer: text.optional() })),
  }),
])

/** The whole reply at once, for callers that do not ask for `text/event-stream`. */
export const chatReply = z.object({
  /** Markdown. */
  response: z.string(),
  /** The same in parts. */
  parts: z.array(replyPart),
  sources: z.array(replySource),
  /** True when the built-in coach, not an AI model, wrote the reply. */
  isBuiltIn: z.boolean(),
  /** Null only beside a safety card, which is shown even when the allowance cannot be read. */
  usage: tokenUsageReply.nullable(),
  /** The card instead of a response, or the line above it. */
  safety: safetyReply.nullable(),
})
export type ChatReply = z.infer<typeof chatReply>
