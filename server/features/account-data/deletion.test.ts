import { readFileSync } from 'node:fs'
import { eq, getTableName, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../platform/http/tables.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { createTestPayments } from '../../platform/payments/create-test-payments.ts'
import { createAccountSteps } from '../../testing/create-account-steps.ts'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { fillPersonalTables, personalTables, tablesByName } from '../../testing/personal-tables.ts'
import { users } from '../accounts/tables.ts'
import { payments, subscriptions } from '../billing/tables.ts'
import { sendSupportRequest } from '../support/index.ts'
import { deleteDueAccounts } from './delete-due-accounts.ts'
import { cancelSubscriptionForDeletion, sendDeletionConfirmation } from './follow-deletion-request.ts'

const START = new Date('2026-11-21T12:00:00Z')
const DUE = new Date('2026-11-28T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let billing: BillingTest
let steps: ReturnType<typeof createAccountSteps>
let userId: string
let subscriptionId: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  billing = await createBillingTest()
  steps = createAccountSteps(billing.test)
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
  ;({ userId, subscriptionId } = await subscriber())
})

/** A user who paid, with a subscription at the provider. */
async function subscriber() {
  return { ...(await billing.addSubscriber()), email: billing.email() }
}
async function call(
  method: string,
  body?: object,
  headers: Record<string, string> = billing.test.as(userId),
) {
  const reply = await billing.test.send(method, '/api/account/deletion', { headers, body })
  return { status: reply.status, reply, body: (await reply.json()) as Record<string, unknown> }
}
const request = (headers?: Record<string, string>) => call('POST', { confirmation: 'DELETE' }, headers)
const atProvider = () => billing.test.services.payments.readSubscription(subscriptionId)
/** A payment for a renewal that was charged, and that no subscription was made of. */
async function unclaimedPayment() {
  const { subscriptionId: id } = await steps.pay(billing.email())
  return { id }
}
const runDue = () => deleteDueAccounts(billing.test.services)
const userIds = async () => (await billing.test.db.select({ id: users.id }).from(users)).map(({ id }) => id)
async function runJobs() {
  for (const { name, data } of billing.test.sentJobs.splice(0)) {
    if (name === 'cancel-subscription-for-deletion')
      await cancelSubscriptionForDeletion(billing.test.services, data)
    if (name === 'send-deletion-confirmation') await sendDeletionConfirmation(billing.test.services, data)
  }
}

describe('asking for the deletion', () => {
  it('gives 7 days of grace and tells until when', async () => {
    expect(await request()).toMatchObject({ status: 202, body: { deleteAfter: DUE.toISOString() } })
    expect((await call('GET')).body).toEqual({ deleteAfter: DUE.toISOString() })
  })

  it('signs out everywhere; signing in again works and keeps the date', async () => {
    const { email, cookies } = await steps.makeAccount()
    const { reply } = await request(cookies)
    expect(reply.headers.getSetCookie().join()).toMatch(/session_token=;/)
    expect((await call('GET', undefined, cookies)).status).toBe(401)
    const again = await steps.signIn(email)
    expect(again.status).toBe(200)
  })

  it('confirms by mail with the date, and cancels the subscription at the end of its period', async () => {
    await request()
    await runJobs()
    expect(billing.test.mailer.sent).toMatchObject([
      { to: billing.email(), text: expect.stringContaining('28 November 2026 at 12:00 UTC') },
    ])
    expect(await atProvider()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  })

  it('sends one confirmation when it is asked for ten times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => request()))
    expect(replies.filter(({ status }) => status === 202).length).toBeGreaterThan(1)
    await runJobs()
    expect(billing.test.mailer.sent).toHaveLength(1)
  })

  it('hands over jobs that name no address', async () => {
    await request()
    expect(billing.test.sentJobs).toHaveLength(2)
    expect(JSON.stringify(billing.test.sentJobs)).not.toContain(billing.email())
  })

  it('is not stopped by a provider or a mail server that is down: the jobs are tried again', async () => {
    billing.replaceMethods({ setCancelAtPeriodEnd: () => Promise.reject(new Error('down')) })
    billing.test.mailer.isDown = true
    expect((await request()).status).toBe(202)
    await expect(cancelSubscriptionForDeletion(billing.test.services, { userId })).rejects.toThrow()
    await expect(sendDeletionConfirmation(billing.test.services, { userId })).rejects.toThrow()
    billing.replaceMethods({})
    billing.test.mailer.isDown = false
    await runJobs()
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: true })
    expect(billing.test.mailer.sent).toHaveLength(1)
  })

  it('changes nothing when the jobs cannot be kept', async () => {
    const { jobs } = billing.test.services
    billing.test.services.jobs = brokenJobs
    expect((await request()).body).toMatchObject({ code: 'mail-unavailable' })
    billing.test.services.jobs = jobs
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it('does nothing when the process ended between the jobs and the deletion', async () => {
    await cancelSubscriptionForDeletion(billing.test.services, { userId })
    await sendDeletionConfirmation(billing.test.services, { userId })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
    expect(billing.test.mailer.sent).toEqual([])
  })

  it('keeps the first date when it is asked for again', async () => {
    await request()
    billing.travel(60_000)
    expect((await request()).body).toEqual({ deleteAfter: DUE.toISOString() })
  })

  it.each([
    {},
    { confirmation: 'delete' },
    { confirmation: ' DELETE' },
    { confirmation: 'DELETE', userId: 'x' },
  ])('refuses %o', async (body) => {
    expect((await call('POST', body)).body).toMatchObject({ code: 'invalid-request' })
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it.each(['GET', 'POST', 'DELETE'])('%s needs a session, and not a forged one', async (method) => {
    const body = method === 'POST' ? { confirmation: 'DELETE' } : undefined
    expect((await call(method, body, {})).status).toBe(401)
    expect((await call(method, body, { Authorization: 'Bearer forged' })).status).toBe(401)
  })
})

describe('undoing it', () => {
  it('keeps the account and lets the subscription go on', async () => {
    await request()
    await runJobs()
    billing.clock.now = new Date(DUE.getTime() - 1)
    expect(await call('DELETE')).toMatchObject({ status: 200, body: { subscription: 'resumed' } })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
    billing.clock.now = DUE
    expect(await runDue()).toEqual({ deleted: 0, left: 0 })
    expect(await userIds()).toContain(userId)
  })

  it('is over when the 7 days are over', async () => {
    await request()
    billing.clock.now = DUE
    expect((await call('DELETE')).body).toMatchObject({ code: 'not-found' })
  })

  it('does not resume a subscription that the person had cancelled before', async () => {
    await billing.test.send('POST', '/api/billing/subscription/cancel', { headers: billing.test.as(userId) })
    await request()
    await runJobs()
    expect((await call('DELETE')).body).toEqual({ subscription: 'unchanged' })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('works while the provider is down, and says that the subscription still ends', async () => {
    await request()
    await runJobs()
    billing.replaceMethods({ setCancelAtPeriodEnd: () => Promise.reject(new Error('down')) })
    expect((await call('DELETE')).body).toEqual({ subscription: 'still-cancelled' })
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it('while the job asks the provider leaves the subscription running', async () => {
    await request()
    const { setCancelAtPeriodEnd } = billing.test.services.payments
    let isUndone = false
    billing.replaceMethods({
      setCancelAtPeriodEnd: async (id, isCancelled) => {
        if (isCancelled && !isUndone) {
          isUndone = true
          await call('DELETE')
        }
        return await setCancelAtPeriodEnd(id, isCancelled)
      },
    })
    await runJobs()
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it("is not for another user's deletion", async () => {
    await request()
    const stranger = await billing.addNewcomer()
    expect((await call('DELETE', undefined, billing.test.as(stranger))).body).toMatchObject({
      code: 'not-found',
    })
    expect((await call('GET')).body).toEqual({ deleteAfter: DUE.toISOString() })
  })
})

describe('the end of the grace', () => {
  it.each([
    [new Date(DUE.getTime() - 1), 0],
    [DUE, 1],
  ])('at %s deletes %i accounts', async (now, deleted) => {
    await request()
    billing.clock.now = now
    expect(await runDue()).toEqual({ deleted, left: 0 })
    expect((await atProvider())?.status).toBe(deleted ? 'ended' : 'active')
  })

  it('leaves nothing of the person in any table, jobs included, and everything of the others', async () => {
    const { db } = billing.test
    const email = billing.email()
    await fillPersonalTables(db, userId, email)
    const other = await billing.addNewcomer()
    await fillPersonalTables(db, other, 'somebody else')
    await db.execute(
      sql`insert into verifications (id, identifier, value, expires_at) values ('reset', 'password-reset:x', ${userId}, now())`,
    )
    await db.insert(payments).values({
      id: crypto.randomUUID(),
      email,
      name: 'Ada',
      status: 'failed',
      heldUntil: START,
      createdAt: START,
      updatedAt: START,
    })
    // In this set-up the e-mail stands for the network address too.
    await db.delete(rateLimits).where(like(rateLimits.key, 'payment-%'))
    const running = await startJobs(billing.test.opened, billing.test.services, [
      { name: 'send-something', retryLimit: 0, run: () => Promise.resolve() },
    ])
    for (const data of [{ userId }, { email }, { userId: other }])
      await running.send('send-something', data, { startAfterSeconds: 3600 })
    const jobCount = async () =>
      (
        (await db.execute(
          sql`select count(*)::int as rows from jobs.job where name = 'send-something'`,
        )) as unknown as { rows: { rows: number }[] }
      ).rows[0]?.rows
    const contentOf = async (name: string) =>
      JSON.stringify(
        ((await db.execute(sql`select * from ${sql.identifier(name)}`)) as unknown as { rows: unknown[] })
          .rows,
      )
    for (const table of personalTables())
      expect(await contentOf(getTableName(table)), `${getTableName(table)} is filled`).not.toBe('[]')
    expect(await jobCount()).toBe(3)

    await request()
    await db.update(users).set({ name: email }).where(eq(users.id, userId))
    billing.clock.now = DUE
    await db.execute(
      sql`update account_deletions set delete_after = ${DUE.toISOString()}::timestamptz where user_id = ${userId}`,
    )
    await db.execute(sql`delete from account_deletions where user_id = ${other}`)
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })

    for (const name of tablesByName.keys()) {
      const content = await contentOf(name)
      expect(content, name).not.toContain(userId)
      expect(content, name).not.toContain(email)
    }
    expect(await jobCount()).toBe(1)
    expect(await contentOf('conversations')).toContain(other)
    await running.stop()
  })

  it('keeps no payment record, and the privacy page says so', async () => {
    const left = () => billing.test.db.$count(payments, eq(payments.subscriptionId, subscriptionId))
    expect(await left()).toBe(1)
    await request()
    billing.clock.now = DUE
    await runDue()
    expect(await left()).toBe(0)
    const page = readFileSync('content/legal/privacy.md', 'utf8')
    const [kept = ''] = page.split('\n').filter((line) => line.includes('Subscription and payment records'))
    expect(kept).toContain('Kept until the account is deleted.')
    expect(page).not.toMatch(/payment records stay/i)
  })

  it('removes the mails that are kept of the person, support mails included, and of nobody else', async () => {
    const { mailer, sentJobs, services } = billing.test
    const ask = async (as: string) => {
      const body = { subject: 'A question', message: 'My private words' }
      await billing.test.send('POST', '/api/support-requests', { headers: billing.test.as(as), body })
    }
    const other = await billing.addNewcomer()
    await ask(userId)
    await ask(other)
    for (const { name, data } of sentJobs)
      if (name === 'send-support-request') await sendSupportRequest(services, data)
    await request()
    await runJobs()
    expect(mailer.sent).toHaveLength(3)
    billing.clock.now = DUE
    await runDue()
    expect(mailer.sent).toMatchObject([{ userId: other }])
  })

  it('happens an hour later where a mail could not be removed', async () => {
    await request()
    billing.clock.now = DUE
    const { mailer } = billing.test
    const forget = vi.spyOn(mailer, 'forget').mockRejectedValueOnce(new Error('read-only'))
    expect(await runDue()).toEqual({ deleted: 0, left: 1 })
    expect(await userIds()).toContain(userId)
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    forget.mockRestore()
  })

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
    const paid = await unclaimedPayment()
    await request()
    billing.replaceMethods(createTestPayments(billing.test.services))
    billing.clock.now = new Date(DUE.getTime() + 7 * DAY_MS)
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    const told = billing.logged.map((line) => JSON.parse(line)).at(-1)
    expect(told).toMatchObject({ subscriptionId, unsettled: [{ subscriptionId: paid.id }] })
  })

  it('waits while the provider is down, without stopping other accounts, and happens an hour later', async () => {
    const broken = { userId, subscriptionId }
    await request()
    billing.renew()
    const fine = await subscriber()
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

  it('is finished by the next run when the process ended after the provider was asked', async () => {
    await request()
    billing.clock.now = DUE
    await billing.test.db.execute(
      sql.raw(
        `create function keep_users() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
      ),
    )
    await billing.test.db.execute(
      sql.raw('create trigger keep_users before delete on users for each row execute function keep_users()'),
    )
    expect(await runDue()).toEqual({ deleted: 0, left: 1 })
    expect(await atProvider()).toMatchObject({ status: 'ended' })
    await billing.test.db.execute(sql.raw('drop trigger keep_users on users'))
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    expect(billing.logged.join()).not.toContain(billing.email())
  })

  it('gives back a renewal that was paid and never claimed', async () => {
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
