import type { Env } from './env.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { createRateLimiter } from './platform/http/rate-limiter.ts'
import type { JobQueue } from './platform/jobs/start-jobs.ts'
import { createLogger } from './platform/log.ts'
import { createTokenizer } from './platform/models/tokenizer.ts'
import type { Services } from './services.ts'

/** Chooses one adapter per part from the environment. */
export async function createServices(env: Env, opened: OpenDatabase, jobs: JobQueue): Promise<Services> {
  const { db } = opened
  return {
    env,
    log: createLogger(env.LOG_LEVEL),
    now: () => new Date(),
    db,
    rateLimiter: createRateLimiter(db),
    accounts: { readSession: async () => null },
    tokenizer: createTokenizer(),
    jobs,
  }
}
