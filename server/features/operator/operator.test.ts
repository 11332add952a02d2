import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperatorOverview } from '#domain/operator/contract.ts'
import { foldCountChanges } from '../../platform/counts/queries.ts'
import { runningCountChanges } from '../../platform/counts/tables.ts'
import { countCompletedRuns } from '../../platform/jobs/queries.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { users } from '../accounts/tables.ts'
import { subscriptions } from '../billing/tables.ts'
import { supportRequests } from '../support/tables.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { tokenLedger } from '../token-allowance/tables.ts'

const test = setUpTestApp({ env: { OPERATOR_EMAILS: 'boss@example.org', DEMO_MODE: 'false' } })
let operator: string

beforeEach(async () => {
  await test.db.delete(users)
  await test.db.execute(sql`delete from running_count_changes where name = 'tokens-used'`)
  await test.db.execute(sql`delete from running_counts where name = 'tokens-used'`)
  operator = await test.addUser(crypto.randomUUID(), 'boss@example.org')
})

const read = (headers = test.as(operator)) => test.send('GET', '/api/operator/overview', { headers })
const overview = async () => (await (await read()).json()) as OperatorOverview

describe('GET /api/operator/overview', () => {
  it('counts users, subscriptions by status, and open support requests', async () => {
    const [late, former] = [await test.addUser(crypto.randomUUID()), await test.addUser(crypto.randomUUID())]
    await test.db.update(subscriptions).set({ status: 'past_due' }).where(eq(subscriptions.userId, late))
    await test.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.userId, former))
    const now = test.clock.now
    for (const state of ['open', 'open', 'closed'] as const)
      await test.db.insert(supportRequests).values({
        id: crypto.randomUUID(),
        userId: late,
        subject: 'Private subject',
        message: 'Private message',
        state,
        createdAt: now,
        updatedAt: now,
      })
    const reply = await read()
    expect(reply.status).toBe(200)
    const text = await reply.text()
    expect(JSON.parse(text)).toMatchObject({
      users: 3,
      subscriptions: { active: 1, past_due: 1, ended: 1 },
      openSupportRequests: 2,
    })
    expect(text).not.toMatch(/Private|@example\.org/)
    expect(text).not.toContain(late)
  })

  it('sums the tokens used, which a reset does not unspend', async () => {
    const userId = await test.addUser(crypto.randomUUID())
    const request = { userId, key: 'chat:1', wanted: 1_000, minimum: 1 }
    await settleTokens(test.services, await reserveTokens(test.services, request), 120)
    await test.db.insert(tokenLedger).values({
      userId,
      idempotencyKey: 'reset:1',
      kind: 'reset',
      amount: -120,
      createdAt: test.clock.now,
    })
    expect((await overview()).tokensUsed).toBe(120)
    await test.db.delete(users).where(eq(users.id, userId))
    expect((await overview()).tokensUsed).toBe(120)
  })

  it('counts what is there after whole sets came, changed and went, also once the changes are added up', async () => {
    await test.db.execute(sql`
      insert into users (id, name, email)
      select 'set-' || n, 'n', 'set-' || n || '@example.org' from generate_series(1, 400) as n`)
    await test.db.execute(sql`
      insert into subscriptions (user_id, customer_id, subscription_id, status, current_period_end, provider_read_at)
      select id, 'c', 's-' || id, 'active', now(), now() from users where id like 'set-%'`)
    await test.db.execute(sql`update subscriptions set status = 'past_due' where user_id like 'set-1%'`)
    await test.db.execute(sql`update subscriptions set status = 'ended' where user_id like 'set-2%'`)
    await test.db.execute(sql`update subscriptions set cancel_at_period_end = true`)
    await test.db.execute(sql`delete from users where id like 'set-%5'`)
    const rows = await test.db.select().from(subscriptions)
    const having = (status: string) => rows.filter((row) => row.status === status).length
    const expected = {
      users: 361,
      subscriptions: { active: having('active'), past_due: having('past_due'), ended: having('ended') },
    }
    expect(await test.db.$count(users)).toBe(expected.users)
    expect(await overview()).toMatchObject(expected)
    await foldCountChanges(test.db)
    expect(await test.db.$count(runningCountChanges)).toBe(0)
    expect(await overview()).toMatchObject(expected)
  })

  it('is all zeros on a new installation, before the jobs have started', async () => {
    await test.db.delete(subscriptions)
    expect(await overview()).toEqual({
      users: 1,
      subscriptions: { active: 0, past_due: 0, ended: 0 },
      openSupportRequests: 0,
      tokensUsed: 0,
      jobs: [],
    })
  })

  it('tells of each job when it last went through and how often it failed', async () => {
    const run = () => Promise.resolve()
    const running = await startJobs(test.opened, test.services, [
      { name: 'fine', retryLimit: 0, run },
      { name: 'broken', retryLimit: 0, run },
      { name: 'never-ran', retryLimit: 0, run },
    ])
    for (const name of ['fine', 'broken', 'broken']) await running.send(name, {}, { startAfterSeconds: 3600 })
    for (const at of [new Date('2026-11-21T11:00:00Z'), new Date('2026-11-20T11:00:00Z')])
      await countCompletedRuns(test.db, { name: 'fine', completed: 1, dropped: 2, at })
    await test.db.execute(sql`update jobs.job set state = 'failed' where name = 'broken'`)
    expect((await overview()).jobs).toEqual([
      { name: 'broken', lastRunAt: null, dropped: 0, failed: 2, retrying: 0 },
      { name: 'fine', lastRunAt: '2026-11-21T11:00:00.000Z', dropped: 4, failed: 0, retrying: 0 },
      { name: 'never-ran', lastRunAt: null, dropped: 0, failed: 0, retrying: 0 },
    ])
    await running.stop()
  })

  it('counts a job once that is handed over again under its id, also when it has run', async () => {
    const running = await startJobs(test.opened, test.services, [
      { name: 'told-twice', retryLimit: 0, run: () => Promise.resolve() },
    ])
    const options = { startAfterSeconds: 3600, id: crypto.randomUUID() }
    const states = async () =>
      (
        (await test.db.execute(sql`select state from jobs.job where name = 'told-twice'`)) as unknown as {
          rows: { state: string }[]
        }
      ).rows.map(({ state }) => state)
    await Promise.all([running.send('told-twice', {}, options), running.send('told-twice', {}, options)])
    expect(await states()).toEqual(['created'])
    await test.db.execute(sql`update jobs.job set state = 'completed' where name = 'told-twice'`)
    await running.send('told-twice', {}, options)
    expect(await states()).toEqual(['created'])
    await running.stop()
  })

  it('is refused to members, and to an operator address that nobody has proven', async () => {
    const member = await test.addUser(crypto.randomUUID())
    expect(await (await read(test.as(member))).json()).toMatchObject({ code: 'forbidden' })
    await test.db.update(users).set({ emailVerified: false }).where(eq(users.id, operator))
    expect(await (await read()).json()).toMatchObject({ code: 'forbidden' })
  })

  it('needs a session, and not a forged one', async () => {
    for (const headers of [{}, { Authorization: 'Bearer forged' }] as never[])
      expect((await read(headers)).status).toBe(401)
  })
})
