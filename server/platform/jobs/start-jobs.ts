import { fromPglite, PgBoss } from 'pg-boss'
import type { Services } from '../../services.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { restartJob } from './queries.ts'

/** One kind of background work. `cron` (UTC, five fields) runs it by itself; otherwise it runs when it is sent. */
export type JobDefinition<Data extends object = object> = {
  name: string
  cron?: string
  /** How often a failed run is tried again, with growing pauses. */
  retryLimit: number
  run(services: Services, data: Data): Promise<unknown>
}

export type SendOptions = { startAfterSeconds: number; id?: string }

export type JobQueue = {
  /**
   * Hands work to whichever server process is free. It survives a restart and is retried when it fails. With
   * `startAfterSeconds` it can be handed over before the change that it is about is committed. With an `id` (a
   * UUID) there is one such job: handed over again, it waits anew, also where it ran already.
   */
  send(name: string, data: object, options?: SendOptions): Promise<void>
}

export type RunningJobs = JobQueue & { stop(): Promise<void> }

const POLLING_SECONDS = 5
/** Ended jobs stay this long for the operator's page and no longer: some name an e-mail address. */
const KEEP_ENDED_SECONDS = 2 * 24 * 60 * 60
const STOP_TIMEOUT_MS = 5_000

function createBoss({ engine }: OpenDatabase): PgBoss {
  if (engine.kind === 'embedded')
    return new PgBoss({ db: fromPglite(engine.client), backend: 'pglite', schema: 'jobs' })
  return new PgBoss({ connectionString: engine.url, schema: 'jobs', max: 4 })
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
  for (const { name, cron, retryLimit, run } of definitions) {
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 30,
      retryBackoff: true,
      deleteAfterSeconds: KEEP_ENDED_SECONDS,
    })
    await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
      for (const job of jobs) await runLogged(services, name, () => run(services, (job.data ?? {}) as object))
    })
    if (cron) await boss.schedule(name, cron, null, { tz: 'UTC' })
  }
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
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  }
}

async function runLogged(services: Services, name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    // The name only: a failed statement's or mail's message may quote what a person wrote.
    services.log.error(
      { job: name, errorName: error instanceof Error ? error.name : 'unknown' },
      'job failed',
    )
    throw error
  }
}
