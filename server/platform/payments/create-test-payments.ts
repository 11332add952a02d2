import type { ProductInfo } from '#domain/billing/contract.ts'
import { Problem } from '#domain/problems.ts'
import { MONTHLY_TOKEN_LIMIT, oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import type { Database } from '../database/database.ts'
import type { ConfirmationNeeded, FirstPayment, Paid, PaymentOrder, Payments } from './payments.ts'
import {
  changeTestSubscription,
  endTestSubscription,
  findTestSubscription,
  findTestSubscriptionByPayment,
  insertTestSubscription,
  refundTestSubscription,
  settleTestSubscription,
} from './queries.ts'
import { testCardOutcome } from './test-card-outcomes.ts'
import { bringUpToDate, firstPaymentOf, providerSubscriptionOf } from './test-subscription.ts'

type Scope = { db: Database; now: () => Date }

/** The landing page's price (decisions, "Price shown"). */
const product: ProductInfo = {
  name: 'Premium',
  description: 'Premium subscription',
  price: { amount: 1000, currency: 'usd', interval: 'month' },
  tokenLimit: MONTHLY_TOKEN_LIMIT,
}

/** What the id of each of its subscriptions begins with; ids of a real provider never do. */
const ID_PREFIX = 'sub_test_'

/** A real provider's subscription may still charge somebody: without its keys nobody here can tell. */
function requireOwn(subscriptionId: string): void {
  if (!subscriptionId.startsWith(ID_PREFIX)) throw new Problem('payment-provider-unavailable')
}

const newClientSecret = () => `test_confirm_${crypto.randomUUID()}`

async function readRow({ db, now }: Scope, subscriptionId: string) {
  requireOwn(subscriptionId)
  const row = await findTestSubscription(db, subscriptionId)
  if (!row) throw new Problem('payment-failed')
  return await bringUpToDate(db, row, now())
}

async function startSubscription(
  { db, now }: Scope,
  order: PaymentOrder,
): Promise<Paid | ConfirmationNeeded> {
  const outcome = testCardOutcome(order.paymentMethodId)
  let row = await findTestSubscriptionByPayment(db, order.paymentId)
  if (!row) {
    if (outcome.kind === 'declined') throw new Problem('payment-declined', { reason: outcome.reason })
    const isPaid = outcome.kind === 'succeeds'
    row = await insertTestSubscription(db, {
      id: `${ID_PREFIX}${crypto.randomUUID()}`,
      customerId: `cus_test_${crypto.randomUUID()}`,
      paymentId: order.paymentId,
      status: isPaid ? 'active' : 'confirming',
      paymentMethodId: order.paymentMethodId,
      clientSecret: newClientSecret(),
      currentPeriodEnd: oneMonthAfter(now()),
      paidAt: isPaid ? now() : null,
    })
  }
  const payment = firstPaymentOf(row)
  if (payment.status === 'unpaid') throw new Problem('payment-failed')
  return payment
}

async function settleConfirmation(scope: Scope, subscriptionId: string): Promise<FirstPayment> {
  const { paymentMethodId } = await readRow(scope, subscriptionId)
  const outcome = testCardOutcome(paymentMethodId)
  const isPaid =
    outcome.kind === 'succeeds' || (outcome.kind === 'asks-bank' && outcome.finally.kind === 'succeeds')
  const now = scope.now()
  await settleTestSubscription(scope.db, subscriptionId, {
    status: isPaid ? 'active' : 'refused',
    paidAt: isPaid ? now : null,
    currentPeriodEnd: oneMonthAfter(now),
  })
  return firstPaymentOf(await readRow(scope, subscriptionId))
}

const replaceCard =
  (scope: Scope): Payments['replaceCard'] =>
  async ({ subscriptionId, paymentMethodId }) => {
    const row = await readRow(scope, subscriptionId)
    const outcome = testCardOutcome(paymentMethodId)
    const settled = outcome.kind === 'asks-bank' ? outcome.finally : outcome
    const asksBank = outcome.kind === 'asks-bank' && row.nextPaymentMethodId !== paymentMethodId
    if (asksBank) {
      const clientSecret = newClientSecret()
      await changeTestSubscription(scope.db, subscriptionId, {
        nextPaymentMethodId: paymentMethodId,
        clientSecret,
      })
      return { status: 'confirmation-needed', clientSecret }
    }
    if (settled.kind === 'declined') throw new Problem('payment-declined', { reason: settled.reason })
    await changeTestSubscription(scope.db, subscriptionId, { paymentMethodId, nextPaymentMethodId: null })
    return { status: 'replaced' }
  }

/**
 * The built-in provider for a machine without keys: it charges nobody, takes the well-known test cards by their
 * references, renews by itself when a period is over, and keeps its state in the database, so that it survives
 * a restart and several processes see the same. It has no bank page: asking what the bank decided counts as the
 * person's approval. What it is asked about a real provider's subscription, made while there were keys, it answers
 * like a provider that cannot be reached.
 */
export function createTestPayments(scope: Scope): Payments {
  return {
    cardEntry: { kind: 'test' },
    readProduct: async () => product,
    startSubscription: (order) => startSubscription(scope, order),
    async tryCard({ paymentMethodId }) {
      const outcome = testCardOutcome(paymentMethodId)
      if (outcome.kind === 'declined') throw new Problem('payment-declined', { reason: outcome.reason })
    },
    async findFirstPayment({ paymentId }) {
      const row = await findTestSubscriptionByPayment(scope.db, paymentId)
      return row ? firstPaymentOf(row) : null
    },
    settleConfirmation: (subscriptionId) => settleConfirmation(scope, subscriptionId),
    async readSubscription(subscriptionId) {
      requireOwn(subscriptionId)
      const row = await findTestSubscription(scope.db, subscriptionId)
      return row ? providerSubscriptionOf(await bringUpToDate(scope.db, row, scope.now())) : null
    },
    async cancelAndRefund(subscriptionId) {
      await endTestSubscription(scope.db, subscriptionId)
      await refundTestSubscription(scope.db, subscriptionId, scope.now())
      return { isRefunded: (await readRow(scope, subscriptionId)).refundedAt !== null }
    },
    async cancelNow(subscriptionId) {
      await endTestSubscription(scope.db, subscriptionId)
      return providerSubscriptionOf(await readRow(scope, subscriptionId))
    },
    async setCancelAtPeriodEnd(subscriptionId, isCancelled) {
      const { status } = await readRow(scope, subscriptionId)
      if (status !== 'active') throw new Problem('payment-failed')
      await changeTestSubscription(scope.db, subscriptionId, { cancelAtPeriodEnd: isCancelled })
      return providerSubscriptionOf(await readRow(scope, subscriptionId))
    },
    replaceCard: replaceCard(scope),
    async changeEmail({ subscriptionId }) {
      // It sends no receipts, so it keeps no address.
      await readRow(scope, subscriptionId)
    },
    async readWebhook() {
      // Nobody signs for a provider that is built in.
      throw new Problem('invalid-webhook-signature')
    },
  }
}
