import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { deleteDueAccounts } from '../features/account-data/delete-due-accounts.ts'
import {
  cancelSubscriptionForDeletion,
  sendDeletionConfirmation,
} from '../features/account-data/follow-deletion-request.ts'
import { users } from '../features/accounts/tables.ts'
import { createAccountSteps } from './create-account-steps.ts'
import { type BillingTest, createBillingTest } from './create-billing-test.ts'

/** When each test begins. */
export const START = new Date('2026-11-21T12:00:00Z')
/** When the grace ends of a deletion that is asked for at `START`. */
export const DUE = new Date('2026-11-28T12:00:00Z')

type Subscriber = Awaited<ReturnType<BillingTest['addSubscriber']>>

/** What a person asks for, as the subscriber unless the test says otherwise. */
function createRequests(billing: BillingTest, subscriber: Subscriber) {
  async function call(
    method: string,
    body?: object,
    headers: Record<string, string> = billing.test.as(subscriber.userId),
  ) {
    const reply = await billing.test.send(method, '/api/account/deletion', { headers, body })
    return { status: reply.status, reply, body: (await reply.json()) as Record<string, unknown> }
  }
  return {
    call,
    request: (headers?: Record<string, string>) => call('POST', { confirmation: 'DELETE' }, headers),
  }
}

/** What the process does by itself. */
function createRuns(billing: BillingTest) {
  return {
    runDue: () => deleteDueAccounts(billing.test.services),
    async runJobs() {
      const { services, sentJobs } = billing.test
      for (const { name, data } of sentJobs.splice(0)) {
        if (name === 'cancel-subscription-for-deletion') await cancelSubscriptionForDeletion(services, data)
        if (name === 'send-deletion-confirmation') await sendDeletionConfirmation(services, data)
      }
    },
  }
}

/**
 * An application with a provider of payments, for tests of the deletion of an account. Each test begins at `START` with
 * one person alone: `subscriber`, who paid and has a subscription at the provider.
 */
export function setUpDeletionTest() {
  const billing = {} as BillingTest
  const steps = {} as ReturnType<typeof createAccountSteps>
  const subscriber = {} as Subscriber
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    Object.assign(billing, await createBillingTest())
    Object.assign(steps, createAccountSteps(billing.test))
  })
  afterAll(() => {
    vi.useRealTimers()
    return billing.close()
  })
  beforeEach(async () => {
    await billing.test.db.delete(users)
    billing.renew()
    billing.test.sentJobs.length = 0
    billing.test.mailer.sent.length = 0
    billing.test.mailer.isDown = false
    Object.assign(subscriber, await billing.addSubscriber())
  })
  return {
    billing,
    steps,
    subscriber,
    ...createRequests(billing, subscriber),
    ...createRuns(billing),
    atProvider: () => billing.test.services.payments.readSubscription(subscriber.subscriptionId),
    userIds: async () => (await billing.test.db.select({ id: users.id }).from(users)).map(({ id }) => id),
  }
}
