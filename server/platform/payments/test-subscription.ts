import { oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import type { Database } from '../database/database.ts'
import type { FirstPayment, ProviderSubscription } from './payments.ts'
import {
  endTestSubscription,
  findTestSubscription,
  renewTestSubscription,
  type TestSubscription,
} from './queries.ts'
import { testCardOutcome } from './test-card-outcomes.ts'

/** A machine that was off for longer than this many months starts its next period today. */
const MAX_RENEWALS = 120

const statuses = {
  confirming: 'incomplete',
  active: 'active',
  refused: 'incomplete',
  ended: 'ended',
} as const

/** The row as any provider would tell it. */
export function providerSubscriptionOf(row: TestSubscription): ProviderSubscription {
  return {
    customerId: row.customerId,
    subscriptionId: row.id,
    paymentId: row.paymentId,
    status: statuses[row.status],
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  }
}

function refusalOf({ paymentMethodId }: TestSubscription): string | null {
  const outcome = testCardOutcome(paymentMethodId)
  return outcome.kind === 'asks-bank' && outcome.finally.kind === 'declined' ? outcome.finally.reason : null
}

/** What became of the first charge. */
export function firstPaymentOf(row: TestSubscription): FirstPayment {
  const subscription = providerSubscriptionOf(row)
  if (row.status === 'active') return { status: 'paid', subscription }
  if (row.status === 'confirming')
    return { status: 'confirmation-needed', subscription, clientSecret: row.clientSecret }
  return { status: 'unpaid', subscription, reason: row.status === 'refused' ? refusalOf(row) : null }
}

function periodEndAt(row: TestSubscription, now: Date): Date {
  let end = row.currentPeriodEnd
  for (let month = 0; month < MAX_RENEWALS && end.getTime() <= now.getTime(); month++)
    end = oneMonthAfter(end)
  return end.getTime() <= now.getTime() ? oneMonthAfter(now) : end
}

/** Renews or ends a subscription whose period is over, as a provider does by itself at that moment. */
export async function bringUpToDate(
  db: Database,
  row: TestSubscription,
  now: Date,
): Promise<TestSubscription> {
  if (row.status !== 'active' || row.currentPeriodEnd.getTime() > now.getTime()) return row
  if (row.cancelAtPeriodEnd) await endTestSubscription(db, row.id)
  else await renewTestSubscription(db, row.id, { from: row.currentPeriodEnd, to: periodEndAt(row, now) })
  return (await findTestSubscription(db, row.id)) ?? row
}
