/** Tokens a user may spend per period (specification, section 9). */
export const MONTHLY_TOKEN_LIMIT = 500_000
/** Below this remainder a warning is shown (specification, section 9). */
const LOW_TOKEN_THRESHOLD = 1_000

export type TokenUsage = { tokensUsed: number; tokenLimit: number; remaining: number; resetDate: Date }

/**
 * One month after `from`, in UTC, at the same time of day. A day that the next month lacks becomes that month's
 * last day: January 31 → February 28 or 29 (specification, section 4: "a reset date one month ahead").
 */
export function oneMonthAfter(from: Date): Date {
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return next
}

/** The view of a usage record; a record whose reset date has passed counts as freshly reset. */
export function tokenUsageView(record: { tokensUsed: number; resetDate: Date }, now: Date): TokenUsage {
  const isDue = isResetDue(record.resetDate, now)
  const tokensUsed = isDue ? 0 : record.tokensUsed
  return {
    tokensUsed,
    tokenLimit: MONTHLY_TOKEN_LIMIT,
    remaining: Math.max(0, MONTHLY_TOKEN_LIMIT - tokensUsed),
    resetDate: isDue ? oneMonthAfter(now) : record.resetDate,
  }
}

/** Whether the reset date has come; at that very moment it has. */
export function isResetDue(resetDate: Date, now: Date): boolean {
  return resetDate.getTime() <= now.getTime()
}

/** Whether a user may reset their own usage now (decisions, "Who may reset tokens"). */
export function mayResetOwnUsage(
  caller: { isOperator: boolean; isDemoMode: boolean },
  resetDate: Date,
  now: Date,
): boolean {
  return caller.isOperator || caller.isDemoMode || isResetDue(resetDate, now)
}

/** The estimate when counting fails: text length divided by 4, rounded up (specification, section 8). */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/**
 * How full the token bar is drawn, in percent with two decimals: at least 0.5 once anything is used, at most
 * 100 (specification, section 2, "AI assistant page").
 */
export function tokenBarPercent(tokensUsed: number, tokenLimit: number): number {
  if (tokensUsed <= 0) return 0
  const percent = Math.round((tokensUsed / tokenLimit) * 10_000) / 100
  return Math.min(100, Math.max(0.5, percent))
}

/** Whether the person is warned: under 1,000 tokens remain (specification, section 9). */
export function isLowOnTokens(remaining: number): boolean {
  return remaining < LOW_TOKEN_THRESHOLD
}
