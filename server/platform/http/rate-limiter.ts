import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../database/write-once.ts'
import { rateLimits } from './tables.ts'

export type RateLimitRule = { name: string; max: number; windowSeconds: number }
export type RateLimitVerdict = { allowed: boolean; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one act of `subject` (an address, an e-mail's hash, a user id) against the rule. */
  consume(rule: RateLimitRule, subject: string, now: Date): Promise<RateLimitVerdict>
  /** Forgets what `subject` did so far under the rule. */
  forget(rule: RateLimitRule, subject: string): Promise<void>
  /** Deletes counters whose window is over. */
  prune(now: Date): Promise<void>
}

type CountedAct = Pick<typeof rateLimits.$inferSelect, 'count' | 'windowEndsAt'>

/**
 * Counts an act in the caller's window, or in a new one where that is over. Takes the values of `limitedAct`, and may
 * stand in a longer statement.
 */
export const countAct = (db: Database) => {
  const isOver = sql`${rateLimits.windowEndsAt} <= ${sql.placeholder('limitNow')}::timestamptz`
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('limitKey'), count: 1, windowEndsAt: sql.placeholder('limitEndsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt })
}

const keyOf = (rule: RateLimitRule, subject: string) => `${rule.name}:${subject}`

/** What `countAct` is told: the act of `subject` (an address, an e-mail's hash, a user id) under the rule. */
export const limitedAct = (rule: RateLimitRule, subject: string, now: Date) => ({
  limitKey: keyOf(rule, subject),
  limitNow: now.toISOString(),
  limitEndsAt: new Date(now.getTime() + rule.windowSeconds * 1000),
})

/** Whether the act that was counted is within the rule, and for how long to wait otherwise. */
export function judgeAct(rule: RateLimitRule, counted: CountedAct, now: Date): RateLimitVerdict {
  const retryAfterSeconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000))
  return { allowed: counted.count <= rule.max, retryAfterSeconds }
}

const countedAct = writeOnce((db) => countAct(db).prepare('counted_act'))

/**
 * A fixed-window limiter in one statement, so that two processes counting at the same moment both count.
 */
export function createRateLimiter(db: Database): RateLimiter {
  return {
    async consume(rule, subject, now) {
      const [row] = await countedAct(db).execute(limitedAct(rule, subject, now))
      if (!row) throw new Error('the rate limit statement returned no row')
      return judgeAct(rule, row, now)
    },
    async forget(rule, subject) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(rule, subject)))
    },
    async prune(now) {
      await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now))
    },
  }
}

/**
 * Forgets all that `subject` did, under every rule, in the caller's transaction. As a range of the reversed keys, which
 * begin with the reversed subject and a colon: their index serves it whatever the value is. `;` comes right after `:`.
 */
export async function forgetActsOf(tx: Database, subject: string): Promise<void> {
  const { key } = rateLimits
  const reversed = [...subject].reverse().join('')
  await tx
    .delete(rateLimits)
    .where(sql`reverse(${key}) ~>=~ ${`${reversed}:`} and reverse(${key}) ~<~ ${`${reversed};`}`)
}
