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
  z.object({ kind: z.literal('options'), question: text, options: z.array(text) }),
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

/** With the least change; so that the reader understands it; so that it is friendly, too. */
export const rewriteWays = ['keep', 'clearer', 'softer'] as const
export type RewriteWay = (typeof rewriteWays)[number]

/** Form of the message rewriter (specification, section 3), and the way in which to rewrite. */
export const rewriteRequest = z.strictObject({
  originalText: storedText,
  context: storedText.optional(),
  relationship: storedText.optional(),
  /** `clearer` where nothing is said. */
  way: z.enum(rewriteWays).optional(),
  messageId: z.uuid(),
})
export type RewriteRequest = z.infer<typeof rewriteRequest>

/** A stretch of a message. Without a number both texts are the same. */
const rewritePiece = z.object({
  before: z.string(),
  after: z.string(),
  /** The change that it belongs to, by its place in `changes`; the pieces of one stand or fall together. */
  change: z.int().nullable(),
})
export type RewritePiece = z.infer<typeof rewritePiece>

/** One thing that a rewrite did, and why, in one plain sentence. */
const rewriteChange = z.object({ before: z.string(), after: z.string(), reason: z.string() })
export type RewriteChange = z.infer<typeof rewriteChange>

export const rewriteReply = z.object({
  rewritten: z.string(),
  /** All of the message in order: `before` of each is what was written, `after` of each is `rewritten`. */
  pieces: z.array(rewritePiece),
  changes: z.array(rewriteChange),
  /** The message can be sent as it was written: nothing was spent, and it is no exercise that gives points. */
  isUnchanged: z.boolean(),
  /** What the built-in rewriter made of the context and the relationship, one sentence each. */
  notes: z.array(z.string()),
  /** True when the built-in rules, not an AI model, rewrote the message. */
  isBuiltIn: z.boolean(),
  /** The model's answer could not be used, so that the built-in rules answered. */
  isFallback: z.boolean(),
  /** Null only beside a safety card. */
  usage: tokenUsageReply.nullable(),
  /** It stands beside the result, which is never held back for it. */
  safety: safetyReply.nullable(),
})
export type RewriteReply = z.infer<typeof rewriteReply>

/** Words that somebody received, or that the person means to send (`direction`). */
export const translateRequest = z.strictObject({
  text: storedText,
  direction: z.enum(['received', 'own']),
  from: z.string().max(40).optional(),
  where: z.string().max(40).optional(),
  messageId: z.uuid(),
})
export type TranslateRequest = z.infer<typeof translateRequest>

const meaning = z.object({ text: z.string(), cue: z.string(), likely: z.enum(['usual', 'possible', 'rare']) })

/** What words say and what they can mean; `canMean` is empty when they mean what they say, and holds one reading beside it when that is only likely. */
export const translation = z.object({
  literal: z.object({ is: z.boolean(), sureness: z.number().min(0).max(1) }),
  says: z.string().min(1),
  canMean: z.array(meaning).max(3),
  unseen: z.string(),
  ask: z.string(),
  phrases: z.array(z.object({ said: z.string(), means: z.string() })),
})
export type Translation = z.infer<typeof translation>

/** Where one's own text can sound other than it is meant. `start` and `end` count UTF-16 units. */
const soundingPlace = z.object({
  start: z.number(),
  end: z.number(),
  said: z.string(),
  sounds: z.string(),
  toWhom: z.string(),
  instead: z.string(),
})

export const translateReply = z.object({
  /** Of received words. */
  translation: translation.nullable(),
  /** Of the person's own words; empty when nothing stands out. */
  places: z.array(soundingPlace).nullable(),
  isBuiltIn: z.boolean(),
  /** The configured model gave no usable answer, so the built-in translator did. */
  isFallback: z.boolean(),
  usage: tokenUsageReply,
  /** Stands beside the result, never instead of it. */
  safety: safetyReply.nullable(),
})
export type TranslateReply = z.infer<typeof translateReply>
