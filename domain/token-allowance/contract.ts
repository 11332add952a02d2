import { z } from 'zod'
import { MAX_MESSAGE_CHARACTERS } from '../coaching/message-limits.ts'
import { MONTHLY_TOKEN_LIMIT } from './allowance.ts'

export const tokenUsageReply = z.object({
  tokensUsed: z.int().min(0).max(MONTHLY_TOKEN_LIMIT),
  tokenLimit: z.int(),
  remaining: z.int().min(0),
  /** ISO 8601 with offset. */
  resetDate: z.iso.datetime(),
})
export type TokenUsageReply = z.infer<typeof tokenUsageReply>

/** As long as the longest message that the chat takes, so that the count is never refused for what the chat accepts. */
export const countTokensRequest = z.object({ text: z.string().max(MAX_MESSAGE_CHARACTERS) })
export const countTokensReply = z.object({ count: z.int().min(0) })
export type CountTokensReply = z.infer<typeof countTokensReply>

export const globalResetReply = z.object({ resetUsers: z.int().min(0) })
