import { Problem } from '#domain/problems.ts'
import { deleteJobsNaming } from '../../platform/jobs/queries.ts'
import type { Services } from '../../services.ts'
import { endBilling } from '../billing/index.ts'
import { deletePerson, findDueAccounts } from './queries.ts'

/** Each takes a few calls to the payment provider; what is left over is done an hour later. */
const MAX_PER_RUN = 500

type Scope = Pick<Services, 'db' | 'payments' | 'now' | 'log'>

async function deleteAccount(services: Scope, account: { id: string; email: string }): Promise<void> {
  // First, because afterwards nobody knows any more what to cancel.
  await endBilling(services, account)
  await services.db.transaction(async (tx) => {
    await deletePerson(tx, account)
    await deleteJobsNaming(tx, [account.id, account.email])
  })
}

/**
 * Deletes the accounts whose grace is over, with everything that is kept of them. One that fails, such as while
 * the payment provider is down, is tried again an hour later and does not stop the others. Run by a scheduled job.
 */
export async function deleteDueAccounts(services: Scope): Promise<{ deleted: number; left: number }> {
  const counts = { deleted: 0, left: 0 }
  for (const account of await findDueAccounts(services.db, { now: services.now(), limit: MAX_PER_RUN })) {
    try {
      await deleteAccount(services, account)
      counts.deleted++
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unexpected'
      services.log.error({ userId: account.id, code }, 'an account could not be deleted')
      counts.left++
    }
  }
  return counts
}
