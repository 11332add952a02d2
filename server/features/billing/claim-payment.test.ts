import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { claimPayment } from './claim-payment.ts'
import { readSubscription } from './read-subscription.ts'

let billing: BillingTest
beforeAll(async () => {
  billing = await createBillingTest()
})
afterAll(() => billing.close())
beforeEach(() => billing.renew())

const claimFor = async (userId: string, email = billing.email()) =>
  await billing.test.db.transaction((tx) => claimPayment(tx, { email, userId, now: billing.clock.now }))
const addUser = () => billing.addNewcomer()

describe('claiming a payment', () => {
  it("turns the payment kept for an e-mail into the new user's subscription", async () => {
    const { body } = await billing.pay()
    const userId = await addUser()
    const { customerId, subscriptionId } = body
    expect(await claimFor(userId, billing.email().toUpperCase())).toEqual({ customerId, subscriptionId })
    expect(await billing.payments()).toMatchObject([{ status: 'claimed', userId }])
    expect(await readSubscription(billing.test.services, userId)).toMatchObject({
      customerId,
      subscriptionId,
      status: 'active',
      currentPeriodEnd: new Date('2026-12-21T12:00:00Z'),
      cancelAtPeriodEnd: false,
      pastDueSince: null,
    })
  })

  it('needs a payment', async () => {
    const userId = await addUser()
    await expect(claimFor(userId)).rejects.toMatchObject({ code: 'payment-required' })
    expect(await readSubscription(billing.test.services, userId)).toBeNull()
  })

  it.each([
    'pm_card_visa_chargeDeclined',
    'pm_card_authenticationRequired',
  ])('needs a payment that went through: %s', async (card) => {
    await billing.pay(card)
    await expect(claimFor(await addUser())).rejects.toMatchObject({ code: 'payment-required' })
  })

  it('happens once, also for two sign-ups at the same moment', async () => {
    await billing.pay()
    const [first, second] = await Promise.allSettled([claimFor(await addUser()), claimFor(await addUser())])
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves the payment unclaimed when the account cannot be made', async () => {
    await billing.pay()
    const userId = await addUser()
    const failing = billing.test.db.transaction(async (tx) => {
      await claimPayment(tx, { email: billing.email(), userId, now: billing.clock.now })
      throw new Error('no account')
    })
    await expect(failing).rejects.toThrow('no account')
    expect(await billing.payments()).toMatchObject([{ status: 'paid', userId: null }])
    expect((await billing.pay()).body).toEqual({ status: 'kept' })
    await claimFor(userId)
  })

  it('is what sign-up does with a real payment', async () => {
    const { body } = await billing.pay()
    const reply = await billing.test.send('POST', '/api/sign-up', {
      body: { name: 'Ada', email: billing.email(), password: 'fern-frond-42', acceptTerms: true },
    })
    expect(reply.status).toBe(201)
    const [payment] = await billing.payments()
    expect(await billing.subscriptionOf(payment?.userId ?? '')).toMatchObject({
      subscriptionId: body.subscriptionId,
    })
    expect((await billing.pay()).body.code).toBe('email-taken')
  })
})
