export const replyLengths = ['concise', 'balanced', 'detailed'] as const
export type ReplyLength = (typeof replyLengths)[number]

/** The longest reply per chosen length, in words. */
export const maxReplyWords: Record<ReplyLength, number> = { concise: 60, balanced: 120, detailed: 250 }

/**
 * The bound of a reply in tokens, which is also what a message reserves for it. About five times its words: a model
 * may think before it writes, and one that writes too much is not to break off in a sentence.
 */
export const maxReplyTokens: Record<ReplyLength, number> = { concise: 400, balanced: 800, detailed: 1_500 }

/** For a rewritten message, in tokens: two tries, each twice as long as what may be sent at once. */
export const MAX_REWRITE_TOKENS = 8_000

/** With less than this left for the reply a model is not asked at all: it would break off in its first sentence. */
export const MIN_REPLY_TOKENS = 50
