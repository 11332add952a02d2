import { waitsForProvider } from '#domain/account-data/deletion-grace.ts'
import { Problem } from '#domain/problems.ts'
import { forgetActsOf } from '../../platform/http/rate-limiter.ts'
import { deleteJobsNaming } from '../../platform/jobs/queries.ts'
import type { Services } from '../../services.ts'
import { deleteUser } from '../accounts/index.ts'
import { deletePaymentsOf, endBilling, findBillingIds } from '../billing/index.ts'
import { type DueAccount, findDueAccounts } from './queries.ts'

/** Each takes a few calls to the payment provider; what is left over is done an hour later. */
const MAX_PER_RUN = 500

type Scope = Pick<Services, 'db' | 'payments' | 'mailer' | 'now' | 'log'>

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : 'unexpected')

/**
 * Ends what could still charge the person. What cannot be ended for a week is left to the operator: nobody waits for
 * ever to be deleted. The log is then the only place that names it.
 */
async function endBillingWithinWait(services: Scope, account: DueAccount): Promise<void> {
  try {
    await endBilling(services, account)
  } catch (error) {
    if (waitsForProvider(account.deleteAfter, services.now())) throw error
    const ids = await findBillingIds(services, account)
    services.log.error(
      { ...ids, code: codeOf(error) },
      'an account is deleted whose payments could not be ended: cancel them at the payment provider',
    )
  }
}

async function deleteAccount(services: Scope, account: DueAccount): Promise<void> {
  // First, because afterwards nobody knows any more what to cancel.
  await endBillingWithinWait(services, account)
  await services.db.transaction(async (tx) => {
    await deletePaymentsOf(tx, account)
    await forgetActsOf(tx, account.id)
    await deleteUser(tx, account.id)
    await deleteJobsNaming(tx, [account.id, account.email])
    // Last, when no job that waits could keep another; without them the account is not deleted either.
    await services.mailer.forget(account.id)
  })
}

/**
 * Deletes the accounts whose grace is over, with everything that is kept of them. One that fails, such as while
 * the payment provider is down, is tried again an hour later and does not stop the others; what the provider cannot
 * end within 7 days more no longer holds it up. Run by a scheduled job.
 */
export async function deleteDueAccounts(services: Scope): Promise<{ deleted: number; left: number }> {
  const counts = { deleted: 0, left: 0 }
  for (const account of await findDueAccounts(services.db, { now: services.now(), limit: MAX_PER_RUN })) {
    try {
      await deleteAccount(services, account)
      counts.deleted++
    } catch (error) {
      services.log.error({ userId: account.id, code: codeOf(error) }, 'an account could not be deleted')
      counts.left++
    }
  }
  return counts
}
