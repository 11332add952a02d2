import { deletionMoment } from '#domain/account-data/deletion-grace.ts'
import { Problem } from '#domain/problems.ts'
import { jobId } from '../../platform/jobs/job-id.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../accounts/index.ts'
import { readSubscription } from '../billing/index.ts'
import { type Deletion, insertDeletion } from './queries.ts'

/**
 * The jobs are handed over before the deletion is kept, so that no crash in between loses them, and start when it
 * is surely kept. Where it was not kept after all, they find nothing to do. One of each for an account: a wish that
 * arrives several times at once is confirmed once.
 */
const JOBS_START_AFTER_SECONDS = 30

/**
 * Asks for the deletion of an account: 7 days of grace, all sessions end, and jobs cancel the subscription and
 * send the confirmation. Asking again keeps the first moment.
 * @throws Problem `mail-unavailable` when the jobs cannot be kept; nothing has changed then
 */
export async function requestDeletion(services: Services, userId: string): Promise<Deletion> {
  const { db, jobs } = services
  const subscription = await readSubscription(services, userId)
  const isRunning = subscription !== null && subscription.status !== 'ended'
  try {
    for (const name of ['cancel-subscription-for-deletion', 'send-deletion-confirmation'])
      await jobs.send(
        name,
        { userId },
        { startAfterSeconds: JOBS_START_AFTER_SECONDS, id: jobId(name, userId) },
      )
  } catch (cause) {
    throw new Problem('mail-unavailable', {}, { cause })
  }
  const requestedAt = services.now()
  const deletion = await db.transaction(async (tx) => {
    await endSessions(services, tx, userId)
    return await insertDeletion(tx, {
      userId,
      requestedAt,
      deleteAfter: deletionMoment(requestedAt),
      cancelsSubscription: isRunning && !subscription.cancelAtPeriodEnd,
    })
  })
  if (!deletion) throw new Problem('not-found')
  return deletion
}
