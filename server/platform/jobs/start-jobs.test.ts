import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Services } from '../../services.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import type { JobDefinition } from './job-definition.ts'
import { readJobHealth } from './queries.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const LATER = { startAfterSeconds: 3_600 }
/** Jobs that nobody woke a worker for are looked for every 5 seconds. */
const AT_ONCE_MS = 4_000

const test = setUpTestApp()
let jobs: RunningJobs
let id: string
/** A queue keeps the number of tries that it was made with. */
let name: string

beforeEach(() => {
  id = crypto.randomUUID()
  name = `send-${crypto.randomUUID()}`
})
afterEach(() => jobs.stop())

async function start(definition: Partial<JobDefinition> = {}, services: Partial<Services> = {}) {
  const run = () => Promise.resolve()
  jobs = await startJobs(test.opened, { ...test.services, ...services }, [
    { name, retryLimit: 0, run, ...definition } as JobDefinition,
  ])
}

async function kept() {
  const { rows } = (await test.db.execute(sql`
    select data->>'try' as try, state::text, start_after > now() + interval '30 minutes' as "isLater"
    from jobs.job where name = ${name} and id = ${id}`)) as unknown as { rows: object[] }
  return rows
}

async function states(): Promise<string[]> {
  const { rows } = (await test.db.execute(
    sql`select state::text from jobs.job where name = ${name} order by state`,
  )) as unknown as { rows: { state: string }[] }
  return rows.map(({ state }) => state)
}

const health = async () => (await readJobHealth(test.db, test.clock.now)).find((job) => job.name === name)

describe('a job with an id', () => {
  beforeEach(() => start())

  it('is one job, however often it is handed over, and the last time counts', async () => {
    await jobs.send(name, { try: 1 }, { startAfterSeconds: 60, id })
    await jobs.send(name, { try: 2 }, { ...LATER, id })
    expect(await kept()).toEqual([{ try: '2', state: 'created', isLater: true }])
  })

  it.each(['completed', 'failed', 'active'])('that is %s already runs again', async (state) => {
    await jobs.send(name, { try: 1 }, { ...LATER, id })
    await test.db.execute(
      sql`update jobs.job set state = ${state}, retry_count = 1, completed_on = now() where id = ${id}`,
    )
    await jobs.send(name, { try: 2 }, { ...LATER, id })
    expect(await kept()).toEqual([{ try: '2', state: 'created', isLater: true }])
  })

  it('stays when it cannot be handed over again', async () => {
    await jobs.send(name, { try: 1 }, { ...LATER, id })
    await test.db.execute(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no more room'; end $$`)
    await test.db.execute(sql`create trigger fail before insert or update on jobs.job_common
      for each row execute function fail()`)
    try {
      await expect(jobs.send(name, { try: 2 }, { ...LATER, id })).rejects.toThrow()
    } finally {
      await test.db.execute(sql`drop trigger fail on jobs.job_common`)
    }
    expect(await kept()).toEqual([{ try: '1', state: 'created', isLater: true }])
  })
})

describe('jobs that are sent', () => {
  it('run at once, many at a time, and those that went through are not kept', async () => {
    const ran: unknown[] = []
    await start({ run: async (_, data) => ran.push(data) })
    const begun = performance.now()
    for (let n = 0; n < 200; n++) await jobs.send(name, { n })
    await expect.poll(() => ran.length).toBe(200)
    // One job in five seconds would take 1,000 seconds.
    expect(performance.now() - begun).toBeLessThan(30_000)
    await expect.poll(states).toEqual([])
    await expect.poll(health).toMatchObject({ lastRunAt: test.clock.now, dropped: 0, failed: 0 })
  })

  it('start without waiting for the next look at the queue', async () => {
    let ranAt = 0
    await start({
      run: async () => {
        ranAt = performance.now()
      },
    })
    // After the first one the workers have just looked, and wait.
    for (let n = 0; n < 3; n++) {
      ranAt = 0
      const begun = performance.now()
      await jobs.send(name, {})
      await expect.poll(() => ranAt, { interval: 10 }).toBeGreaterThan(0)
      expect(ranAt - begun).toBeLessThan(AT_ONCE_MS)
    }
  })

  it('fail alone: the others of their batch went through, and are not done again', async () => {
    const ran: number[] = []
    await start({
      retryLimit: 3,
      run: async (_, data) => {
        const { n } = data as { n: number }
        ran.push(n)
        if (n % 7 === 0) throw new Error('this one is bad')
      },
    })
    const sent = Array.from({ length: 19 }, (_, n) => n)
    await test.db.transaction((tx) =>
      jobs.sendAll(
        tx,
        name,
        sent.map((n) => ({ n })),
      ),
    )
    // What is handed over with a transaction wakes nobody.
    await jobs.send(name, { n: 19 })
    await expect.poll(() => ran.length).toBe(20)
    await expect.poll(states).toEqual(['retry', 'retry', 'retry'])
    expect(ran.toSorted((a, b) => a - b)).toEqual([...sent, 19])
    expect(await health()).toMatchObject({ retrying: 3, failed: 0, lastRunAt: test.clock.now })
  })

  it('are tried again, all of them, when the batch as a whole failed', async () => {
    await start({
      retryLimit: 1,
      run: undefined as never,
      runAll: () => Promise.reject(new Error('no database')),
    } as never)
    await jobs.send(name, {})
    await expect.poll(states).toEqual(['retry'])
  })

  it('that came too late are counted and logged with the reason', async () => {
    const lines: object[] = []
    const log = { ...test.services.log, warn: (line: object) => lines.push(line) } as never
    await start(
      {
        pace: 'bulk',
        runAll: async (_: Services, data: readonly object[]) =>
          data.map(() => ({ status: 'fulfilled', value: { dropped: 'the day was over', count: 1 } })),
        run: undefined as never,
      } as never,
      { log },
    )
    await test.db.transaction((tx) => jobs.sendAll(tx, name, [{}, {}]))
    await jobs.send(name, {})
    await expect.poll(health).toMatchObject({ dropped: 3, failed: 0 })
    expect(lines).toContainEqual({ job: name, reason: 'the day was over', count: expect.any(Number) })
  })

  it('are handed over with what their transaction changes, or not at all', async () => {
    await start({ run: () => new Promise(() => undefined) })
    const failing = test.db.transaction(async (tx) => {
      await jobs.sendAll(tx, name, [{}, {}])
      throw new Error('fails after handing over')
    })
    await expect(failing).rejects.toThrow('fails after handing over')
    expect(await states()).toEqual([])
  })
})
