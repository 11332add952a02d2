export const replyLengths = ['concise', 'balanced', 'detailed'] as const
export type ReplyLength = (typeof replyLengths)[number]

/** The longest reply per chosen length, in tokens. It is also what a message reserves for its reply. */
export const maxReplyTokens: Record<ReplyLength, number> = { concise: 600, balanced: 1_500, detailed: 4_000 }

/** With less than this left for the reply a model is not asked at all: it would break off in its first sentence. */
export const MIN_REPLY_TOKENS = 50
