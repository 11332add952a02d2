import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss'
import type { Services } from '../../services.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { JobDefinition, JobPace } from './job-definition.ts'
import type { JobQueue } from './job-queue.ts'
import { restartJob } from './queries.ts'
import { runBatch } from './run-batch.ts'

export type RunningJobs = JobQueue & { stop(): Promise<void> }

/**
 * What finds jobs that nobody woke a worker for: retries, delayed ones, and those of a process that ended. A worker
 * goes on at once after a full batch, and is woken by what its own process sends.
 */
const POLLING_SECONDS = 5
/** Two workers for each kind of sent job: a mail that hangs holds up the batch it is in, and no other. */
const WORKERS = 2
/** A killed process leaves at most this many jobs of a kind and worker done but not noted, which are done again. */
const BATCH_SIZES: Record<JobPace, number> = { urgent: 20, bulk: 50 }
/** Ended jobs stay this long for the operator's page and no longer: some name an e-mail address. */
const KEEP_ENDED_SECONDS = 2 * 24 * 60 * 60
const STOP_TIMEOUT_MS = 5_000

function createBoss({ engine }: OpenDatabase): PgBoss {
  if (engine.kind === 'embedded')
    return new PgBoss({ db: fromPglite(engine.client), backend: 'pglite', schema: 'jobs' })
  return new PgBoss({ connectionString: engine.url, schema: 'jobs', max: engine.jobConnections })
}

async function prepareQueue(boss: PgBoss, definition: JobDefinition): Promise<void> {
  const { name, retryLimit } = definition
  await boss.createQueue(name, {
    retryLimit,
    retryDelay: 30,
    retryBackoff: true,
    deleteAfterSeconds: KEEP_ENDED_SECONDS,
  })
  if (definition.cron) await boss.schedule(name, definition.cron, null, { tz: 'UTC' })
  // Has the runner remember the queue: it must not ask for it while `sendAll` holds the one connection of PGlite.
  else await boss.getJobById(name, crypto.randomUUID())
}

/** Starts the workers of one kind of job. Returns their ids. */
async function startWorkers(boss: PgBoss, services: Services, definition: JobDefinition): Promise<string[]> {
  const { name } = definition
  const polling = { pollingIntervalSeconds: POLLING_SECONDS, perJobResults: true } as const
  const runJobs = (jobs: Job[]) => runBatch(services, definition, jobs)
  if (definition.cron) {
    return [await boss.work(name, polling, runJobs)]
  }
  const options = {
    ...polling,
    batchSize: BATCH_SIZES[definition.pace ?? 'urgent'],
    burstWhenBatchFull: true,
  }
  const work = () =>
    boss.work(name, options, async (jobs: Job[]) => {
      const results = await runJobs(jobs)
      // Not kept: they are counted, and a table of mails that were sent would slow down everything that looks into it.
      const completed = jobs.filter((_, index) => results[index]?.status === 'completed')
      if (completed.length > 0) await boss.deleteJob(name, completed).catch(() => undefined)
      return results
    })
  return await Promise.all(Array.from({ length: WORKERS }, work))
}

/**
 * Starts the job runner on the same database as everything else, so that several server processes share the
 * work and a scheduled job runs once for all of them.
 */
export async function startJobs(
  opened: OpenDatabase,
  services: Services,
  definitions: readonly JobDefinition[],
): Promise<RunningJobs> {
  const boss = createBoss(opened)
  boss.on('error', (error: Error) => services.log.error({ errorName: error.name }, 'job runner error'))
  await boss.start()
  // All queues before all workers: a job that runs already may hand work to any other.
  for (const definition of definitions) await prepareQueue(boss, definition)
  const workers = new Map<string, string[]>()
  for (const definition of definitions)
    workers.set(definition.name, await startWorkers(boss, services, definition))
  return {
    async send(name, data, options) {
      const sent = await boss.send(
        name,
        data,
        options && { startAfter: options.startAfterSeconds, id: options.id },
      )
      const { id, startAfterSeconds } = options ?? {}
      // The id is taken already.
      if (sent === null && id && startAfterSeconds !== undefined)
        await restartJob(opened.db, { name, id, data, startAfterSeconds })
      if (!startAfterSeconds) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },
    async sendAll(tx, name, data) {
      const jobs = data.map((each) => ({ data: each }))
      if (jobs.length > 0) await boss.insert(name, jobs, { db: fromDrizzle(tx as never, sql) })
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  }
}
