import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

export type JobHealth = { name: string; lastRunAt: Date | null; failed: number; retrying: number }

/** The job runner makes its tables when it starts; before that there are none. */
async function hasJobTables(db: Database): Promise<boolean> {
  const result = (await db.execute(sql`select to_regclass('jobs.job') is not null as exists`)) as unknown as {
    rows: { exists: boolean }[]
  }
  return result.rows[0]?.exists ?? false
}

/** How each kind of job fares: its last successful run, and the failures of the last two days. */
export async function readJobHealth(db: Database): Promise<JobHealth[]> {
  if (!(await hasJobTables(db))) return []
  const result = (await db.execute(sql`
    select queue.name,
      (extract(epoch from max(job.completed_on) filter (where job.state = 'completed')) * 1000)::float8 as last_run_ms,
      count(*) filter (where job.state = 'failed')::int as failed,
      count(*) filter (where job.state = 'retry')::int as retrying
    from jobs.queue as queue left join jobs.job as job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`)) as unknown as {
    rows: { name: string; last_run_ms: number | null; failed: number; retrying: number }[]
  }
  return result.rows.map(({ name, last_run_ms, failed, retrying }) => ({
    name,
    lastRunAt: last_run_ms === null ? null : new Date(last_run_ms),
    failed,
    retrying,
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
