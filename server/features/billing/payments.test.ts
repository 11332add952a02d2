import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#domain/problems.ts'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { beginClosing } from './payment-queries.ts'

const HOUR_MS = 60 * 60 * 1000
const HOLD_MS = 2 * 60 * 1000

let billing: BillingTest
let pay: BillingTest['pay']
let confirm: BillingTest['confirm']

beforeAll(async () => {
  billing = await createBillingTest()
  ;({ pay, confirm } = billing)
})
afterAll(() => billing.close())
beforeEach(() => billing.renew())

const statuses = async () => (await billing.payments()).map(({ status }) => status).sort()
const never = () => new Promise<never>(() => undefined)

describe('GET /api/billing/product', () => {
  const read = () => billing.test.send('GET', '/api/billing/product')

  it('tells the plan and how the card is taken, without a session', async () => {
    const reply = await read()
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({
      productInfo: {
        name: 'Premium',
        description: 'Premium subscription',
        price: { amount: 999, currency: 'usd', interval: 'month' },
        tokenLimit: 500_000,
      },
      cardEntry: { kind: 'stripe', publishableKey: 'pk_test_stand_in' },
    })
  })

  it('is a problem when the provider is down', async () => {
    billing.travel(10 * 60 * 1000)
    billing.stripe.script({ path: /prices/, kind: 'error', times: 1 })
    const reply = await read()
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ code: 'payment-provider-unavailable' })
  })
})

describe('POST /api/billing/payments', () => {
  it('charges the card once and names the ids to the one who paid', async () => {
    expect(await billing.chargesOf(() => pay())).toBe(1)
    const [row] = await billing.payments()
    expect(row).toMatchObject({
      status: 'paid',
      paidAt: new Date('2026-11-21T12:00:00Z'),
      subscriptionStatus: 'active',
      userId: null,
    })
  })

  it('answers as specified', async () => {
    const { status, body } = await pay()
    expect(status).toBe(200)
    const [row] = await billing.payments()
    expect(body).toEqual({
      status: 'paid',
      customerId: row?.customerId,
      subscriptionId: row?.subscriptionId,
    })
  })

  it('keeps a paid payment: the next try does not charge, in any spelling, and names no ids', async () => {
    await pay()
    const charges = await billing.chargesOf(async () => {
      expect((await pay('pm_card_amex')).body).toEqual({ status: 'kept' })
      expect((await pay('pm_card_visa', billing.email().toUpperCase())).body).toEqual({ status: 'kept' })
    })
    expect(charges).toBe(0)
    expect(await billing.payments()).toHaveLength(1)
  })

  it('makes one charge of three requests at the same moment', async () => {
    const replies: Awaited<ReturnType<typeof pay>>[] = []
    const charges = await billing.chargesOf(async () =>
      replies.push(...(await Promise.all([pay(), pay(), pay()]))),
    )
    expect(charges).toBe(1)
    const outcomes = replies.map(({ body }) => body.code ?? body.status)
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    // One that is read after the payment finds it kept.
    for (const outcome of outcomes) expect(['paid', 'payment-in-progress', 'kept']).toContain(outcome)
  })

  it.each([
    'pm_card_visa',
    'pm_card_authenticationRequired',
  ])('says that the e-mail is taken before any charge, to who has a card (%s)', async (card) => {
    await billing.test.addUser(crypto.randomUUID(), billing.email())
    const charges = await billing.chargesOf(async () =>
      expect(await pay(card, billing.email().toUpperCase())).toMatchObject({
        status: 409,
        body: { code: 'email-taken' },
      }),
    )
    expect(charges).toBe(0)
    expect(await billing.payments()).toEqual([])
    const left = [...billing.stripe.state.subscriptions.values()].at(-1)
    expect(left?.status).toBe('incomplete_expired')
  })

  it.each([
    'pm_card_visa_chargeDeclined',
    'pm_made_up',
  ])('says no more of a taken e-mail than of a free one to who has none (%s)', async (card) => {
    const taken = `${crypto.randomUUID()}@example.org`
    await billing.test.addUser(crypto.randomUUID(), taken)
    const answerFor = async (email: string) => {
      const before = billing.stripe.calls.length
      const { status, body } = await pay(card, email)
      const { requestId: _, ...document } = body
      return { status, document, calls: billing.stripe.calls.length - before }
    }
    const answer = await answerFor(taken)
    expect(answer).toMatchObject({ status: 402, document: { code: 'payment-declined' } })
    expect(answer).toEqual(await answerFor(billing.email()))
  })

  it("says the provider's reason for a declined card, and takes a good card next", async () => {
    expect(await pay('pm_card_visa_chargeDeclinedInsufficientFunds')).toMatchObject({
      status: 402,
      body: { code: 'payment-declined', reason: 'Your card has insufficient funds.' },
    })
    expect(await statuses()).toEqual(['failed'])
    expect(await billing.chargesOf(() => pay())).toBe(1)
    expect(await statuses()).toEqual(['failed', 'paid'])
  })

  it.each([
    [{ paymentMethodId: '4242424242424242' }, 'paymentMethodId'],
    [{ paymentMethodId: 'pm_4242424242424242' }, 'paymentMethodId'],
    [{ email: 'nobody' }, 'email'],
    [{ name: 'A' }, 'name'],
  ])('refuses %o without asking the provider or echoing it', async (change, path) => {
    const calls = billing.stripe.calls.length
    const request = { paymentMethodId: 'pm_card_visa', email: billing.email(), name: 'Ada', ...change }
    const { status, body } = await billing.post('payments', request)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-request', issues: [{ path }] })
    expect(JSON.stringify(body)).not.toContain(Object.values(change)[0])
    expect(billing.stripe.calls).toHaveLength(calls)
  })

  it('is refused from another site', async () => {
    const reply = await billing.post('payments', {}, { Origin: 'https://evil.example' })
    expect(reply).toMatchObject({ status: 403, body: { code: 'cross-site-request' } })
  })
})

describe('limits', () => {
  const declined = 'pm_card_visa_chargeDeclined'
  const tryAs = (email: string, address: string) =>
    billing.post(
      'payments',
      { paymentMethodId: declined, email, name: 'Ada' },
      { 'X-Forwarded-For': address },
    )

  it('lets an honest person try 10 times an hour, whatever strangers do with the e-mail', async () => {
    const tryFrom = (address: string) => tryAs(billing.email(), `${billing.email()}-${address}`)
    for (let n = 1; n <= 10; n++) expect((await tryFrom('stranger')).body.code).toBe('payment-declined')
    expect(await tryFrom('stranger')).toMatchObject({
      status: 429,
      body: { code: 'rate-limited', retryAfterSeconds: 3600 },
    })
    expect((await tryFrom('own')).body.code).toBe('payment-declined')
    billing.travel(HOUR_MS)
    expect((await tryFrom('stranger')).body.code).toBe('payment-declined')
  })

  it('counts 30 an hour from one address, whatever the e-mail', async () => {
    const tryNext = () => tryAs(`${crypto.randomUUID()}@example.org`, 'one address')
    for (let n = 1; n <= 30; n++) expect((await tryNext()).body.code).toBe('payment-declined')
    expect((await tryNext()).body.code).toBe('rate-limited')
  })
})

describe('faults in the middle of a payment', () => {
  it.each([
    'error',
    'stall',
  ] as const)('%s: the person may try again at once, and pays once', async (kind) => {
    billing.stripe.script({ path: /confirm$/, kind, times: 1 })
    const charges = await billing.chargesOf(async () => {
      const refused = await billing.impatiently(() => pay())
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment-provider-unavailable' } })
      expect((await pay()).body).toMatchObject({ status: 'paid' })
    })
    expect(charges).toBe(1)
  })

  it('does not charge again what was charged when the answer was lost', async () => {
    billing.stripe.script({ path: /confirm$/, kind: 'lose', times: 2 })
    const charges = await billing.chargesOf(async () => {
      expect((await pay()).body.code).toBe('payment-provider-unavailable')
      expect((await pay('pm_card_mastercard')).body).toEqual({ status: 'kept' })
    })
    expect(charges).toBe(1)
    expect(await statuses()).toEqual(['paid'])
  })

  it('does not charge again after a crash between the charge and our record of it', async () => {
    const { startSubscription } = billing.test.services.payments
    billing.replaceMethods({
      startSubscription: async (order) => {
        await startSubscription(order)
        // The process ends here: nothing after the charge is carried out.
        return await never()
      },
    })
    const charges = await billing.chargesOf(async () => {
      void pay()
      await expect
        .poll(() => billing.stripe.calls.filter((call) => call.endsWith('/confirm')).length)
        .toBeGreaterThan(0)
      await expect.poll(billing.payments).toMatchObject([{ status: 'pending' }])
      billing.replaceMethods({})
      expect(await pay()).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } })
      billing.travel(HOLD_MS - 1)
      expect(await pay()).toMatchObject({ body: { code: 'payment-in-progress', retryAfterSeconds: 1 } })
      billing.travel(1)
      expect((await pay('pm_card_amex')).body).toEqual({ status: 'kept' })
    })
    expect(charges).toBe(1)
  })

  it('goes on under the same id after a crash before the provider was asked', async () => {
    billing.replaceMethods({ startSubscription: never })
    void pay()
    await expect.poll(billing.payments).toHaveLength(1)
    billing.replaceMethods({})
    billing.travel(HOLD_MS)
    expect((await pay()).body.status).toBe('paid')
    const [row, ...others] = await billing.payments()
    expect(others).toEqual([])
    expect([...billing.stripe.state.subscriptions.values()].at(-1)?.metadata).toEqual({ payment_id: row?.id })
  })

  it('is gone on with by one of two requests at the same moment', async () => {
    billing.replaceMethods({ startSubscription: never })
    void pay()
    await expect.poll(billing.payments).toHaveLength(1)
    billing.travel(HOLD_MS)
    billing.replaceMethods({})
    const codes = (await Promise.all([pay(), pay()])).map(({ body }) => body.code ?? body.status)
    expect(codes.sort()).toEqual(['paid', 'payment-in-progress'])
  })

  it('closes a payment that the provider refuses for a reason of its own, so that the next try works', async () => {
    billing.replaceMethods({
      startSubscription: async () => {
        throw new Problem('payment-failed')
      },
    })
    expect(await pay()).toMatchObject({ status: 502, body: { code: 'payment-failed' } })
    billing.replaceMethods({})
    expect((await pay()).body.status).toBe('paid')
    expect(await statuses()).toEqual(['failed', 'paid'])
  })

  it('gives back what was charged for a payment that was closed meanwhile', async () => {
    const { startSubscription } = billing.test.services.payments
    billing.replaceMethods({
      startSubscription: async (order) => {
        const paid = await startSubscription(order)
        await beginClosing(billing.test.db, order.paymentId, billing.clock.now)
        return paid
      },
    })
    expect(await billing.chargesOf(pay)).toBe(0)
    expect(await statuses()).toEqual(['refunded'])
  })
})

describe('the log', () => {
  it('holds no e-mail, name, card reference or secret, whatever goes wrong', async () => {
    const secrets = [billing.email(), 'Ada', 'pm_card', billing.stripe.settings.secretKey]
    await billing.post('payments', {
      paymentMethodId: '4242424242424242',
      email: billing.email(),
      name: 'Ada',
    })
    await pay('pm_card_visa_chargeDeclined')
    billing.stripe.script({ path: /confirm$/, kind: 'error', times: 1 })
    await pay()
    billing.stripe.script({ path: /subscriptions$/, kind: 'error', times: 9 })
    billing.replaceMethods({
      startSubscription: async (order) => {
        throw new Error(`unexpected: ${JSON.stringify(order)}`)
      },
    })
    await pay()
    expect(billing.logged.length).toBeGreaterThan(1)
    for (const secret of secrets) expect(billing.logged.join('')).not.toContain(secret)
    // The same digits may stand inside a moment, an id or as the number of the process.
    expect(billing.logged.join('')).not.toMatch(/(?<![\w-]|"pid":)4242(?![\w-])|4242 ?4242/)
  })
})

describe('3-D Secure', () => {
  const begin = async (card = 'pm_card_authenticationRequired') => {
    const { status, body } = await pay(card)
    expect({ status, ...body }).toMatchObject({ status: 'confirmation-needed' })
    return String(body.clientSecret)
  }

  it('is paid once the bank agreed, and the provider says so', async () => {
    const clientSecret = await begin()
    expect(await confirm(clientSecret)).toMatchObject({
      status: 409,
      body: { code: 'payment-confirmation-needed' },
    })
    billing.stripe.approveAtBank(clientSecret)
    const [row] = await billing.payments()
    const ids = { customerId: row?.customerId, subscriptionId: row?.subscriptionId }
    expect((await confirm(clientSecret)).body).toEqual({ status: 'paid', ...ids })
    expect((await confirm(clientSecret)).body).toEqual({ status: 'paid', ...ids })
    expect(await statuses()).toEqual(['paid'])
  })

  it('is declined when the bank refused, and another card works', async () => {
    const clientSecret = await begin()
    billing.stripe.refuseAtBank(clientSecret)
    expect(await confirm(clientSecret)).toMatchObject({ status: 402, body: { code: 'payment-declined' } })
    expect((await pay()).body.status).toBe('paid')
    expect(await statuses()).toEqual(['failed', 'paid'])
  })

  it('says why the card is declined after the bank agreed', async () => {
    const clientSecret = await begin('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    billing.stripe.approveAtBank(clientSecret)
    expect((await confirm(clientSecret)).body).toMatchObject({ reason: 'Your card has insufficient funds.' })
  })

  it('may be abandoned for another card; the first one can then not be charged any more', async () => {
    const clientSecret = await begin()
    expect(await billing.chargesOf(pay)).toBe(1)
    expect(await statuses()).toEqual(['failed', 'paid'])
    expect(() => billing.stripe.approveAtBank(clientSecret)).toThrow()
    expect((await confirm(clientSecret)).body.code).toBe('payment-required')
  })

  it('is kept without a charge when the bank agreed but the answer never came here', async () => {
    billing.stripe.approveAtBank(await begin())
    expect(await billing.chargesOf(async () => expect((await pay()).body).toEqual({ status: 'kept' }))).toBe(
      0,
    )
  })

  it('tells nothing to somebody who does not know the client secret', async () => {
    const clientSecret = await begin()
    billing.stripe.approveAtBank(clientSecret)
    for (const guess of ['', 'pi_guess_secret', `${clientSecret}x`])
      expect((await confirm(guess)).body.code).toBe(guess ? 'payment-required' : 'invalid-request')
    expect((await confirm(clientSecret, 'other@example.org')).body.code).toBe('payment-required')
    expect(await statuses()).toEqual(['confirming'])
  })

  it('is not settled twice at the same moment', async () => {
    const clientSecret = await begin()
    billing.stripe.approveAtBank(clientSecret)
    const replies = await Promise.all([confirm(clientSecret), confirm(clientSecret)])
    const codes = replies.map(({ body }) => body.status === 'paid' || body.code === 'payment-in-progress')
    expect(codes).toEqual([true, true])
    expect(await statuses()).toEqual(['paid'])
  })

  it('stays open when the provider does not answer', async () => {
    const clientSecret = await begin()
    billing.stripe.approveAtBank(clientSecret)
    billing.stripe.script({ path: /subscriptions/, kind: 'stall', times: 1 })
    const refused = await billing.impatiently(() => confirm(clientSecret))
    expect(refused.body.code).toBe('payment-provider-unavailable')
    expect((await confirm(clientSecret)).body.status).toBe('paid')
  })

  it('keeps the secret itself nowhere', async () => {
    const clientSecret = await begin()
    expect(JSON.stringify(await billing.payments())).not.toContain(clientSecret)
  })
})
