import { parseArgs } from 'node:util'
import type pg from 'pg'
import { startTestPostgres } from '../scripts/test-postgres.mjs'
import { fillDatabase, REMINDER_TIME } from './growth/fill-database.ts'
import { keepResults, readResults } from './growth/keep-results.ts'
import { measureFold, measureIdleJobs, measureReset } from './growth/measure-jobs.ts'
import { measureMails } from './growth/measure-mails.ts'
import { measureRequests } from './growth/measure-requests.ts'
import { type BenchServices, startBenchServices } from './growth/start-bench-services.ts'
import { isReached, type Measurement } from './support/measurement.ts'
import { reportLine } from './support/report.ts'

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } })
const users = Number(values.users)
if (!Number.isInteger(users) || users < 1_000) throw new Error('--users needs a whole number of 1000 or more')

/** The next moment at which the reminders are due. */
function nextReminders(now: Date): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${REMINDER_TIME}:00Z`)
  return today > now ? today : new Date(today.getTime() + 24 * 60 * 60 * 1000)
}

async function measureBytes({ services }: BenchServices, pool: pg.Pool): Promise<Measurement> {
  const { rows } = await pool.query('select pg_database_size(current_database())::float8 as bytes')
  return {
    name: 'Database',
    value: rows[0].bytes / users / 1024,
    unit: 'KB a user',
    limit: 40,
    direction: 'atMost',
    note: `${(rows[0].bytes / 1024 ** 2).toFixed(0)} MB, filled at ${services.now().toISOString().slice(0, 10)}`,
  }
}

async function measureAll(databaseUrl: string): Promise<Measurement[]> {
  const bench = await startBenchServices(databaseUrl)
  try {
    if (bench.opened.engine.kind !== 'postgres') throw new Error('the bench needs PostgreSQL')
    const { pool } = bench.opened.engine
    const now = bench.clock.now
    const remindersAt = nextReminders(now)
    await fillDatabase(pool, { users, now, remindersAt })
    const measurements: Measurement[] = []
    const steps: (() => Promise<Measurement | Measurement[]>)[] = [
      () => measureBytes(bench, pool),
      () => measureRequests(bench, users),
      () => measureIdleJobs(bench),
      () => measureMails(bench, users, remindersAt),
      () => measureReset(bench, users),
      () => measureFold(bench),
    ]
    for (const step of steps) {
      const result = [await step()].flat()
      for (const measurement of result) process.stdout.write(`${reportLine(measurement)}\n`)
      measurements.push(...result)
    }
    return measurements
  } finally {
    await bench.stop()
  }
}

const postgres = await startTestPostgres()
if (!postgres) throw new Error('there is no PostgreSQL to be had')
try {
  const measurements = await measureAll(postgres.url)
  keepResults({ ...readResults(), [users]: measurements })
  process.exitCode = measurements.every(isReached) ? 0 : 1
} finally {
  postgres.stop()
}
process.exit()
