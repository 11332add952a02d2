import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const LATER = { startAfterSeconds: 3_600 }
const NAME = 'send-something'

let test: TestApp
let jobs: RunningJobs
let id: string

beforeAll(async () => {
  test = await createTestApp()
  jobs = await startJobs(test.opened, test.services, [
    { name: NAME, retryLimit: 0, run: () => Promise.resolve() },
  ])
})
afterAll(async () => {
  await jobs.stop()
  await test.close()
})
beforeEach(() => {
  id = crypto.randomUUID()
})

async function kept() {
  const { rows } = (await test.db.execute(sql`
    select data->>'try' as try, state::text, start_after > now() + interval '30 minutes' as "isLater"
    from jobs.job where name = ${NAME} and id = ${id}`)) as unknown as { rows: object[] }
  return rows
}

describe('a job with an id', () => {
  it('is one job, however often it is handed over, and the last time counts', async () => {
    await jobs.send(NAME, { try: 1 }, { startAfterSeconds: 60, id })
    await jobs.send(NAME, { try: 2 }, { ...LATER, id })
    expect(await kept()).toEqual([{ try: '2', state: 'created', isLater: true }])
  })

  it.each(['completed', 'failed', 'active'])('that is %s already runs again', async (state) => {
    await jobs.send(NAME, { try: 1 }, { ...LATER, id })
    await test.db.execute(
      sql`update jobs.job set state = ${state}, retry_count = 1, completed_on = now() where id = ${id}`,
    )
    await jobs.send(NAME, { try: 2 }, { ...LATER, id })
    expect(await kept()).toEqual([{ try: '2', state: 'created', isLater: true }])
  })

  it('stays when it cannot be handed over again', async () => {
    await jobs.send(NAME, { try: 1 }, { ...LATER, id })
    await test.db.execute(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no more room'; end $$`)
    await test.db.execute(sql`create trigger fail before insert or update on jobs.job_common
      for each row execute function fail()`)
    try {
      await expect(jobs.send(NAME, { try: 2 }, { ...LATER, id })).rejects.toThrow()
    } finally {
      await test.db.execute(sql`drop trigger fail on jobs.job_common`)
    }
    expect(await kept()).toEqual([{ try: '1', state: 'created', isLater: true }])
  })
})
