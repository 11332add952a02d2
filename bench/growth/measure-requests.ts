import { inArray } from 'drizzle-orm'
import { deleteDueAccounts } from '#server/features/account-data/delete-due-accounts.ts'
import { exportAccount } from '#server/features/account-data/export-account.ts'
import { accountDeletions } from '#server/features/account-data/tables.ts'
import { subscriptions } from '#server/features/billing/tables.ts'
import { readOverview } from '#server/features/operator/read-overview.ts'
import { findReceivedRequests } from '#server/features/support/queries.ts'
import type { Measurement } from '../support/measurement.ts'
import { median } from '../support/median.ts'
import { userId } from './fill-database.ts'
import type { BenchServices } from './start-bench-services.ts'
import { timeMs } from './time-ms.ts'

const RUNS = 15

/** Several runs after one that is not counted. The fastest tells most where other programs keep the machine busy. */
async function measure(
  name: string,
  limit: number,
  act: (run: number) => Promise<unknown>,
): Promise<Measurement> {
  await act(0)
  const times: number[] = []
  for (let run = 1; run <= RUNS; run += 1) times.push(await timeMs(() => act(run)))
  const note = `median of ${RUNS}, the fastest ${Math.min(...times).toFixed(1)} ms`
  return { name, value: median(times), unit: 'ms', limit, direction: 'atMost', note }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<void> {
  for await (const _ of stream);
}

/** What a person waits for, and grew with the number of users. */
export async function measureRequests({ services }: BenchServices, users: number): Promise<Measurement[]> {
  const anybody = (run: number) => userId(1 + ((run * 7_919) % users))
  const leaving = Array.from({ length: RUNS + 1 }, (_, run) => userId(users - run))
  // As the request for the deletion leaves it; the built-in payment form knows none of these subscriptions.
  await services.db
    .update(subscriptions)
    .set({ cancelAtPeriodEnd: true })
    .where(inArray(subscriptions.userId, leaving))
  const deleteAccount = async (run: number) => {
    const moment = new Date(services.now().getTime() - 1_000)
    const deletion = { userId: leaving[run] ?? '', requestedAt: moment, deleteAfter: moment }
    await services.db.insert(accountDeletions).values(deletion)
    const { deleted } = await deleteDueAccounts(services)
    if (deleted !== 1) throw new Error('the account was not deleted')
  }
  return [
    await measure('Account export', 50, async (run) => {
      await readAll(await exportAccount(services, anybody(run)))
    }),
    await measure('Deletion of an account', 60, deleteAccount),
    await measure("Operator's overview", 30, () => readOverview(services)),
    await measure('List of support requests', 15, () => findReceivedRequests(services.db, { limit: 200 })),
  ]
}
