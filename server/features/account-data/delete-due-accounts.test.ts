import { readFileSync } from 'node:fs'
import { eq, getTableName, like, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../platform/http/tables.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { fillPersonalTables, personalTables, tablesByName } from '../../testing/personal-tables.ts'
import { DUE, START, setUpDeletionTest } from '../../testing/set-up-deletion-test.ts'
import { users } from '../accounts/tables.ts'
import { payments } from '../billing/tables.ts'
import { sendSupportRequest } from '../support/index.ts'

const { billing, subscriber, request, atProvider, runDue, runJobs, userIds } = setUpDeletionTest()

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
    const { userId } = subscriber
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
    const { subscriptionId } = subscriber
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
    const { userId } = subscriber
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
    const { userId } = subscriber
    await request()
    billing.clock.now = DUE
    const { mailer } = billing.test
    const forget = vi.spyOn(mailer, 'forget').mockRejectedValueOnce(new Error('read-only'))
    expect(await runDue()).toEqual({ deleted: 0, left: 1 })
    expect(await userIds()).toContain(userId)
    expect(await runDue()).toEqual({ deleted: 1, left: 0 })
    forget.mockRestore()
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
})
