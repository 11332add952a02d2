import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { users } from '../accounts/tables.ts'
import { changeBillingEmail } from './change-billing-email.ts'

let billing: BillingTest
let userId: string
let customerId: string

beforeAll(async () => {
  billing = await createBillingTest()
})
afterAll(() => billing.close())
beforeEach(async () => {
  billing.renew()
  ;({ userId, customerId } = await billing.addSubscriber())
})

const run = (id = userId) => changeBillingEmail(billing.test.services, { userId: id })
const moveTo = async (email: string) =>
  await billing.test.db.update(users).set({ email }).where(eq(users.id, userId))
const addressOfReceipts = () => billing.stripe.state.customers.get(customerId)?.email
const newAddress = () => `${crypto.randomUUID()}@example.org`

describe('telling the payment provider of a new address', () => {
  it('has receipts sent to the address that the account has now', async () => {
    expect(addressOfReceipts()).toBe(billing.email())
    const newest = newAddress()
    await moveTo(newAddress())
    await moveTo(newest)
    await run()
    expect(addressOfReceipts()).toBe(newest)
  })

  it('goes back to the first address where the change was taken back', async () => {
    await moveTo(newAddress())
    await run()
    await moveTo(billing.email())
    await run()
    expect(addressOfReceipts()).toBe(billing.email())
  })

  it('ends with the newest address also when it changes while the provider is asked', async () => {
    const newest = newAddress()
    const { changeEmail } = billing.test.services.payments
    let calls = 0
    billing.replaceMethods({
      changeEmail: async (change) => {
        calls++
        if (calls === 1) await moveTo(newest)
        await changeEmail(change)
      },
    })
    await moveTo(newAddress())
    await run()
    expect(addressOfReceipts()).toBe(newest)
    expect(calls).toBe(2)
  })

  it('fails while the provider is down, so that the job is tried again', async () => {
    const newest = newAddress()
    await moveTo(newest)
    billing.stripe.script({ path: /customers/, kind: 'error', times: 1 })
    await expect(run()).rejects.toMatchObject({ code: 'payment-provider-unavailable' })
    await run()
    expect(addressOfReceipts()).toBe(newest)
  })

  it('asks nothing for who has no subscription, or is gone', async () => {
    const before = billing.stripe.calls.length
    await run(await billing.addNewcomer())
    await billing.test.db.delete(users).where(eq(users.id, userId))
    await run()
    expect(billing.stripe.calls.length).toBe(before)
  })
})
