import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import { jobDefinitions } from '#server/jobs.ts'
import { type OpenDatabase, openPostgres } from '#server/platform/database/open-database.ts'
import { type RunningJobs, startJobs } from '#server/platform/jobs/start-jobs.ts'
import type { Services } from '#server/services.ts'
import { type SmtpStandIn, startSmtpStandIn } from './smtp-stand-in.ts'

export type BenchServices = {
  services: Services
  opened: OpenDatabase
  /** The services go by this clock. */
  clock: { now: Date }
  smtp: SmtpStandIn
  /** Starts the workers of what is sent; scheduled jobs run when the bench says so. */
  startWorkers(): Promise<void>
  stop(): Promise<void>
}

/** The product's own services on PostgreSQL, without its HTTP server. */
export async function startBenchServices(databaseUrl: string): Promise<BenchServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfern-bench-'))
  const smtp = await startSmtpStandIn()
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret of the bench alone, and no other',
  })
  const opened = await openPostgres(databaseUrl, env.DATABASE_CONNECTIONS)
  const clock = { now: new Date() }
  let jobs: RunningJobs | undefined
  const started = () => jobs ?? Promise.reject(new Error('the workers have not started'))
  const made = await createServices(env, opened, {
    send: async (...work) => (await started()).send(...work),
    sendAll: async (...work) => (await started()).sendAll(...work),
  })
  const services = { ...made, now: () => clock.now }
  return {
    services,
    opened,
    clock,
    smtp,
    async startWorkers() {
      jobs = await startJobs(
        opened,
        services,
        jobDefinitions.filter(({ cron }) => !cron),
      )
    },
    async stop() {
      await services.events.close()
      await jobs?.stop()
      await opened.close()
      smtp.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
