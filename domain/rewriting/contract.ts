import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { tokenUsageReply } from '../token-allowance/contract.ts'

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
