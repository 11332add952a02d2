import { lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../database/write-once.ts'
import { rateLimits } from './tables.ts'

export type RateLimitRule = { name: string; max: number; windowSeconds: number }
export type RateLimitVerdict = { allowed: boolean; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one act of `subject` (an address, an e-mail's hash, a user id) against the rule. */
  consume(rule: RateLimitRule, subject: string, now: Date): Promise<RateLimitVerdict>
  /** Deletes counters whose window is over. */
  prune(now: Date): Promise<void>
}

/** Counts an act in the caller's window, or in a new one where that is over. */
const countedAct = writeOnce((db) => {
  const isOver = sql`${rateLimits.windowEndsAt} <= ${sql.placeholder('now')}::timestamptz`
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: sql.placeholder('windowEndsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning()
    .prepare('counted_act')
})

/**
 * A fixed-window limiter in one statement, so that two processes counting at the same moment both count.
 */
export function createRateLimiter(db: Database): RateLimiter {
  return {
    async consume(rule, subject, now) {
      const [row] = await countedAct(db).execute({
        key: `${rule.name}:${subject}`,
        now: now.toISOString(),
        windowEndsAt: new Date(now.getTime() + rule.windowSeconds * 1000),
      })
      if (!row) throw new Error('the rate limit statement returned no row')
      const retryAfterSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
      return { allowed: row.count <= rule.max, retryAfterSeconds }
    },
    async prune(now) {
      await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now))
    },
  }
}
