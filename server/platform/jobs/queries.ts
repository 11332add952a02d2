import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobCounts } from './tables.ts'

export type JobHealth = {
  name: string
  lastRunAt: Date | null
  dropped: number
  failed: number
  retrying: number
}

/** Ended jobs are looked back on this far. */
const HEALTH_DAYS = 2
/** Longer than anybody looks back on them. */
const KEEP_COUNTS_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

const utcDay = (at: Date): string => at.toISOString().slice(0, 10)
const daysBefore = (at: Date, days: number): string => utcDay(new Date(at.getTime() - days * DAY_MS))

/** Notes that jobs of a kind went through at `at`, so many of them for nothing because they came too late. */
export async function countCompletedRuns(
  db: Database,
  { name, completed, dropped, at }: { name: string; completed: number; dropped: number; at: Date },
): Promise<void> {
  await db
    .insert(jobCounts)
    .values({ name, day: utcDay(at), completed, dropped, lastCompletedAt: at })
    .onConflictDoUpdate({
      target: [jobCounts.name, jobCounts.day],
      set: {
        completed: sql`${jobCounts.completed} + excluded.completed`,
        dropped: sql`${jobCounts.dropped} + excluded.dropped`,
        lastCompletedAt: sql`greatest(${jobCounts.lastCompletedAt}, excluded.last_completed_at)`,
      },
    })
}

export async function deleteOldJobCounts(db: Database, now: Date): Promise<void> {
  await db.delete(jobCounts).where(lt(jobCounts.day, daysBefore(now, KEEP_COUNTS_DAYS)))
}

/** The job runner makes its tables when it starts; before that there are none. */
async function hasJobTables(db: Database): Promise<boolean> {
  const result = (await db.execute(sql`select to_regclass('jobs.job') is not null as exists`)) as unknown as {
    rows: { exists: boolean }[]
  }
  return result.rows[0]?.exists ?? false
}

/** How each kind of job fares: its last successful run, and what fell away and failed in the last two days. */
export async function readJobHealth(db: Database, now: Date): Promise<JobHealth[]> {
  if (!(await hasJobTables(db))) return []
  const result = (await db.execute(sql`
    select queue.name, runs.last_run_ms, coalesce(runs.dropped, 0) as dropped,
      coalesce(troubles.failed, 0) as failed, coalesce(troubles.retrying, 0) as retrying
    from jobs.queue as queue
    left join (
      select name, sum(dropped)::int as dropped,
        (extract(epoch from max(last_completed_at)) * 1000)::float8 as last_run_ms
      from job_counts where day >= ${daysBefore(now, HEALTH_DAYS)}::date group by name
    ) as runs on runs.name = queue.name
    left join (
      select name, count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'retry')::int as retrying
      from jobs.job where state in ('failed', 'retry') group by name
    ) as troubles on troubles.name = queue.name
    where queue.name not like '\\_\\_pgboss%' order by queue.name`)) as unknown as {
    rows: (Omit<JobHealth, 'lastRunAt'> & { last_run_ms: number | null })[]
  }
  return result.rows.map(({ last_run_ms, ...job }) => ({
    ...job,
    lastRunAt: last_run_ms === null ? null : new Date(last_run_ms),
  }))
}

/**
 * Has a job that there is, whether it waits, runs or ended, wait anew with other data. One statement: at no moment is
 * there no such job.
 */
export async function restartJob(
  db: Database,
  job: { name: string; id: string; data: object; startAfterSeconds: number },
): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'created', data = ${JSON.stringify(job.data)}::jsonb,
      start_after = now() + make_interval(secs => ${job.startAfterSeconds}),
      retry_count = 0, started_on = null, completed_on = null, output = null
    where name = ${job.name} and id = ${job.id}`)
}

/** Deletes every job, waiting or ended, whose data holds one of the given values: an id or an address. */
export async function deleteJobsNaming(db: Database, values: readonly string[]): Promise<void> {
  if (!(await hasJobTables(db))) return
  const given = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  await db.execute(sql`
    delete from jobs.job where exists (
      select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}'::jsonb end) as field
      where field.value in (${given}))`)
}
