import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { refundUnclaimedPayments } from './refund-unclaimed-payments.ts'
import { subscriptions } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH_MS = 30 * DAY_MS

let billing: BillingTest
let userId: string
let subscriptionId: string

beforeAll(async () => {
  billing = await createBillingTest()
})
afterAll(() => billing.close())
beforeEach(async () => {
  billing.renew()
  ;({ userId, subscriptionId } = await billing.addSubscriber())
})

const path = '/api/billing/subscription'
async function call(method: string, action = '', body?: object, headers = billing.test.as(userId)) {
  const reply = await billing.test.send(method, `${path}${action}`, { headers, body })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}
const read = async () => (await call('GET')).body
const renew = (paymentMethodId = 'pm_card_visa') => call('POST', '/renew', { paymentMethodId })
const useCard = (paymentMethodId: string) => call('POST', '/card', { paymentMethodId })
const report = (type: string, id = subscriptionId) =>
  billing.deliver(billing.stripe.signedEvent(type, { id }))
const failCharge = async () => {
  billing.stripe.renew(subscriptionId, false)
  await report('customer.subscription.updated')
}
const end = async () => {
  billing.stripe.cancel(subscriptionId)
  await report('customer.subscription.deleted')
}
const chat = () =>
  billing.test.send('POST', '/api/chat', {
    headers: billing.test.as(userId),
    body: {
      module: 'coaching',
      messageId: crypto.randomUUID(),
      messages: [{ role: 'user', content: 'Hi' }],
    },
  })
const rewrite = () =>
  billing.test.send('POST', '/api/rewrite', {
    headers: billing.test.as(userId),
    body: { messageId: crypto.randomUUID(), originalText: 'Come now.' },
  })

describe('GET /api/billing/subscription', () => {
  it('tells the plan, its price, and the next charge', async () => {
    expect(await read()).toEqual({
      plan: 'Premium',
      price: { amount: 999, currency: 'usd', interval: 'month' },
      status: 'active',
      currentPeriodEnd: '2026-12-21T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
    })
  })

  it('tells what is on record while the provider does not answer', async () => {
    billing.replaceMethods({ readProduct: () => Promise.reject(new Error('down')) })
    expect(await read()).toMatchObject({ plan: null, price: null, status: 'active' })
  })

  it('tells "ended" to who never had one', async () => {
    const newcomer = await billing.addNewcomer()
    expect((await call('GET', '', undefined, billing.test.as(newcomer))).body).toMatchObject({
      status: 'ended',
      currentPeriodEnd: null,
    })
  })
})

it.each([
  ['GET', ''],
  ['POST', '/cancel'],
  ['POST', '/resume'],
  ['POST', '/renew'],
  ['POST', '/card'],
])('%s %s needs a session', async (method, action) => {
  expect(
    (await call(method, action, method === 'POST' ? {} : undefined, { Authorization: 'Bearer forged' }))
      .status,
  ).toBe(401)
})

describe('cancelling', () => {
  it('ends the subscription with its period and can be taken back', async () => {
    expect(await call('POST', '/cancel')).toMatchObject({
      status: 200,
      body: { status: 'active', cancelAtPeriodEnd: true, currentPeriodEnd: '2026-12-21T12:00:00.000Z' },
    })
    expect((await chat()).status).toBe(200)
    expect((await call('POST', '/resume')).body).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await billing.test.services.payments.readSubscription(subscriptionId)).toMatchObject({
      cancelAtPeriodEnd: false,
    })
  })

  it('changes nothing when it is done twice', async () => {
    await call('POST', '/cancel')
    expect((await call('POST', '/cancel')).body).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('reports a provider that is down, and can be tried again', async () => {
    billing.stripe.script({ method: 'POST', path: /subscriptions/, kind: 'error', times: 1 })
    expect(await call('POST', '/cancel')).toMatchObject({
      status: 503,
      body: { code: 'payment-provider-unavailable' },
    })
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await call('POST', '/cancel')).body).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it("touches nobody else's subscription", async () => {
    const stranger = await billing.addNewcomer()
    expect((await call('POST', '/cancel', undefined, billing.test.as(stranger))).body).toMatchObject({
      code: 'subscription-ended',
    })
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it('cannot be taken back at the end of the period', async () => {
    await call('POST', '/cancel')
    billing.clock.now = new Date('2026-12-21T11:59:59.999Z')
    expect(await read()).toMatchObject({ status: 'active' })
    billing.clock.now = new Date('2026-12-21T12:00:00Z')
    expect(await read()).toMatchObject({ status: 'ended' })
    expect((await call('POST', '/resume')).body).toMatchObject({ code: 'subscription-ended' })
  })
})

describe('coaching', () => {
  it('goes on for 7 days after a failed charge, with the end of the grace told', async () => {
    await failCharge()
    expect(await read()).toMatchObject({ status: 'past_due', graceEndsAt: '2026-11-28T12:00:00.000Z' })
    billing.clock.now = new Date('2026-11-28T11:59:59.999Z')
    expect((await chat()).status).toBe(200)
    billing.clock.now = new Date('2026-11-28T12:00:00Z')
    expect(await (await chat()).json()).toMatchObject({ code: 'subscription-ended' })
    expect(await read()).toMatchObject({ status: 'ended', graceEndsAt: null })
  })

  it('is refused when the subscription has ended; reading, signing in and renewing are not', async () => {
    await end()
    for (const reply of [await chat(), await rewrite()]) {
      expect(reply.status).toBe(402)
      expect(await reply.json()).toMatchObject({ code: 'subscription-ended' })
    }
    const usage = await billing.test.send('GET', '/api/token-usage', { headers: billing.test.as(userId) })
    expect(await usage.json()).toMatchObject({ tokensUsed: 0 })
    expect((await renew()).status).toBe(200)
    expect((await chat()).status).toBe(200)
  })
})

describe('renewing', () => {
  it('begins anew for who cancelled one that the provider does not know any more', async () => {
    const known = await billing.subscriptionOf(userId)
    await billing.test.db
      .update(subscriptions)
      .set({ subscriptionId: 'sub_of_another_account', cancelAtPeriodEnd: true })
      .where(eq(subscriptions.userId, userId))
    billing.travel((known?.currentPeriodEnd.getTime() ?? 0) - billing.clock.now.getTime())
    expect((await renew()).body).toMatchObject({
      status: 'renewed',
      subscription: { status: 'active', cancelAtPeriodEnd: false },
    })
  })

  it('starts a new subscription after one ended, and charges once', async () => {
    await end()
    const charges = await billing.chargesOf(async () => {
      expect(await renew()).toMatchObject({
        status: 200,
        body: { status: 'renewed', subscription: { status: 'active', cancelAtPeriodEnd: false } },
      })
      expect((await renew()).body).toMatchObject({ status: 'renewed' })
    })
    expect(charges).toBe(1)
    expect((await billing.subscriptionOf(userId))?.subscriptionId).not.toBe(subscriptionId)
  })

  it('charges nothing while the subscription runs', async () => {
    expect(await billing.chargesOf(renew)).toBe(0)
    expect(await billing.subscriptionOf(userId)).toMatchObject({ subscriptionId })
  })

  it('makes one charge of three requests at the same moment', async () => {
    await end()
    const charges = await billing.chargesOf(() => Promise.all([renew(), renew(), renew()]))
    expect(charges).toBe(1)
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it('does not charge again what was charged when the process ended before the claim', async () => {
    await end()
    const { startSubscription } = billing.test.services.payments
    const charges = await billing.chargesOf(async () => {
      await new Promise<void>((isCharged) => {
        billing.replaceMethods({
          startSubscription: async (order) => {
            await startSubscription(order)
            isCharged()
            return await new Promise<never>(() => undefined)
          },
        })
        void renew()
      })
      billing.replaceMethods({})
      expect((await renew()).body).toMatchObject({ code: 'payment-in-progress' })
      billing.travel(5 * 60 * 1000)
      expect((await renew()).body).toMatchObject({ status: 'renewed' })
    })
    expect(charges).toBe(1)
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it("says the provider's reason for a declined card; the next one works", async () => {
    await end()
    expect(await renew('pm_card_visa_chargeDeclinedInsufficientFunds')).toMatchObject({
      status: 402,
      body: { code: 'payment-declined', reason: 'Your card has insufficient funds.' },
    })
    expect(await read()).toMatchObject({ status: 'ended' })
    expect((await renew()).body).toMatchObject({ status: 'renewed' })
  })

  it('asks the bank where the card needs it, and goes on without a second charge', async () => {
    await end()
    const charges = await billing.chargesOf(async () => {
      const { body } = await renew('pm_card_authenticationRequired')
      expect(body).toMatchObject({ status: 'confirmation-needed' })
      billing.stripe.approveAtBank(String(body.clientSecret))
      expect((await billing.confirm(body.clientSecret)).body).toMatchObject({ status: 'paid' })
      expect((await renew('pm_card_authenticationRequired')).body).toMatchObject({ status: 'renewed' })
    })
    expect(charges).toBe(1)
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it('pays what is overdue instead of starting a second subscription', async () => {
    await failCharge()
    billing.travel(8 * DAY_MS)
    expect((await renew('pm_card_mastercard')).body).toMatchObject({
      status: 'renewed',
      subscription: { status: 'active' },
    })
    expect(await billing.subscriptionOf(userId)).toMatchObject({ subscriptionId, pastDueSince: null })
  })

  it('ends a cancelled one at the provider first, also when the provider has not reported its end', async () => {
    await call('POST', '/cancel')
    billing.travel(MONTH_MS + DAY_MS)
    expect((await renew()).body).toMatchObject({ status: 'renewed', subscription: { status: 'active' } })
    expect(await billing.test.services.payments.readSubscription(subscriptionId)).toMatchObject({
      status: 'ended',
    })
  })

  it('leaves nothing that the refund of unclaimed payments would take back', async () => {
    await end()
    await renew()
    billing.travel(2 * DAY_MS)
    await refundUnclaimedPayments(billing.test.services)
    expect((await billing.payments()).map(({ status }) => status)).toEqual(['claimed', 'claimed'])
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it.each([
    {},
    { paymentMethodId: 'pm_4242424242424242' },
    { paymentMethodId: 'pm_card_visa', userId: 'x' },
  ])('refuses %o', async (body) => {
    expect(await call('POST', '/renew', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    })
  })

  it('is limited to 10 cards an hour', async () => {
    for (let count = 0; count < 10; count++) await renew()
    expect((await renew()).body).toMatchObject({ code: 'rate-limited' })
  })

  it('counts one card when it pays what is overdue', async () => {
    await failCharge()
    for (let count = 0; count < 9; count++) await renew('pm_card_visa_chargeDeclined')
    expect((await renew('pm_card_mastercard')).body).toMatchObject({ status: 'renewed' })
    expect((await renew()).body).toMatchObject({ code: 'rate-limited' })
  })
})

describe('another card', () => {
  it('is charged from now on', async () => {
    expect((await useCard('pm_card_mastercard')).body).toMatchObject({
      status: 'replaced',
      subscription: { status: 'active' },
    })
  })

  it('keeps the old one when it is declined', async () => {
    expect((await useCard('pm_card_visa_chargeDeclined')).body).toMatchObject({ code: 'payment-declined' })
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it('pays what is overdue', async () => {
    await failCharge()
    expect((await useCard('pm_card_mastercard')).body).toMatchObject({ subscription: { status: 'active' } })
  })

  it('is refused after the end', async () => {
    await end()
    expect((await useCard('pm_card_visa')).body).toMatchObject({ code: 'subscription-ended' })
  })
})
