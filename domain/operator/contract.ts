import { z } from 'zod'

const count = z.int().min(0)

/** Numbers only: no operator sees chats, answers, or who the members are. */
export const operatorOverview = z.object({
  users: count,
  subscriptions: z.object({ active: count, past_due: count, ended: count }),
  openSupportRequests: count,
  /** By all users there ever were, once a reply is settled. A reset or a deleted account does not unspend them. */
  tokensUsed: count,
  jobs: z.array(
    z.object({
      name: z.string(),
      /** Of the last run that went through; null when there was none in the last two days. */
      lastRunAt: z.iso.datetime().nullable(),
      /** Went through in the last two days without doing anything, because they came too late. */
      dropped: count,
      /** Given up after all tries, in the last two days. */
      failed: count,
      /** Failed and waiting for the next try. */
      retrying: count,
    }),
  ),
})
export type OperatorOverview = z.infer<typeof operatorOverview>
