import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestPayments } from '../../platform/payments/create-test-payments.ts'
import { DUE, setUpDeletionTest } from '../../testing/set-up-deletion-test.ts'
import { subscriptions } from '../billing/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const { billing, steps, subscriber, request, atProvider, runDue, userIds } = setUpDeletionTest()

/** A payment for a renewal that was charged, and that no subscription was made of. */
async function unclaimedPayment() {
  const { subscriptionId: id } = await steps.pay(billing.email())
  return { id }
}

describe('the end of the grace', () => {
  it("waits while the provider's keys are missing, so that nobody is charged who is gone", async () => {
    await request()
    billing.clock.now = DUE
    billing.replaceMethods(createTestPayments(billing.test.services))
    expect(await runDue()).toEqual({ deleted: 0, left: 1 })
    billing.replaceMethods({})
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    expect((await atProvider())?.status).toBe('ended')
  })

  describe('while the provider does not know the subscription, as with the keys of another account', () => {
    const beUnknown = () => billing.replaceMethods({ readSubscription: async () => null })
    const wait = (days: number) => {
      billing.clock.now = new Date(DUE.getTime() + days * DAY_MS)
    }

    it('waits, says so, and cancels once the keys are right', async () => {
      const { subscriptionId } = subscriber
      await request()
      wait(0)
      beUnknown()
      expect(await runDue()).toEqual({ deleted: 0, left: 1 })
      expect(billing.logged.join()).toContain(`"subscriptionId":"${subscriptionId}"`)
      billing.replaceMethods({})
      expect(await runDue()).toEqual({ deleted: 1, left: 0 })
      expect((await atProvider())?.status).toBe('ended')
    })

    it('waits no longer than 7 days more, and then names what the operator has to cancel', async () => {
      const { subscriptionId } = subscriber
      await request()
      beUnknown()
      billing.clock.now = new Date(DUE.getTime() + 7 * DAY_MS - 1)
      expect(await runDue()).toEqual({ deleted: 0, left: 1 })
      wait(7)
      billing.logged.length = 0
      expect(await runDue()).toEqual({ deleted: 1, left: 0 })
      expect(await userIds()).toEqual([])
      const told = billing.logged.map((line) => JSON.parse(line)).at(-1)
      expect(told).toMatchObject({ subscriptionId, customerId: expect.stringMatching(/^cus_/) })
      expect(billing.logged.join()).not.toContain(billing.email())
    })

    it.each([
      { cancelAtPeriodEnd: true },
      { status: 'ended' as const },
    ])('waits for nothing where nothing more is charged: %j', async (state) => {
      const { userId } = subscriber
      await request()
      await billing.test.db.update(subscriptions).set(state).where(eq(subscriptions.userId, userId))
      wait(0)
      beUnknown()
      expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    })

    it('still gives back what was paid and never claimed', async () => {
      const { id } = await unclaimedPayment()
      await request()
      wait(0)
      const closed: string[] = []
      billing.replaceMethods({
        readSubscription: async () => null,
        cancelAndRefund: async (paid) => {
          closed.push(paid)
          return { isRefunded: true }
        },
      })
      expect(await runDue()).toEqual({ deleted: 0, left: 1 })
      expect(closed).toEqual([id])
    })
  })

  it('waits no longer than 7 days more for a provider whose keys stay away', async () => {
    const { subscriptionId } = subscriber
    const paid = await unclaimedPayment()
    await request()
    billing.replaceMethods(createTestPayments(billing.test.services))
    billing.clock.now = new Date(DUE.getTime() + 7 * DAY_MS)
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    const told = billing.logged.map((line) => JSON.parse(line)).at(-1)
    expect(told).toMatchObject({ subscriptionId, unsettled: [{ subscriptionId: paid.id }] })
  })

  it('waits while the provider is down, without stopping other accounts, and happens an hour later', async () => {
    const { userId, subscriptionId } = subscriber
    const broken = { userId, subscriptionId }
    await request()
    billing.renew()
    const fine = await billing.addSubscriber()
    await request(billing.test.as(fine.userId))
    billing.clock.now = DUE
    const { cancelNow } = billing.test.services.payments
    billing.replaceMethods({
      cancelNow: (id) => (id === broken.subscriptionId ? Promise.reject(new Error('down')) : cancelNow(id)),
    })
    expect(await runDue()).toEqual({ deleted: 1, left: 1 })
    expect(await userIds()).toEqual([broken.userId])
    billing.replaceMethods({})
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    expect(await runDue()).toEqual({ deleted: 0, left: 0 })
  })

  it('gives back a renewal that was paid and never claimed', async () => {
    const { subscriptionId } = subscriber
    billing.stripe.cancel(subscriptionId)
    await billing.deliver(billing.stripe.signedEvent('customer.subscription.deleted', { id: subscriptionId }))
    await steps.pay(billing.email())
    const refunded: string[] = []
    billing.replaceMethods({
      cancelAndRefund: async (id) => {
        refunded.push(id)
        return { isRefunded: true }
      },
    })
    await request()
    billing.clock.now = DUE
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    expect(refunded).toHaveLength(1)
  })
})
