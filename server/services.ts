import type { Env } from './env.ts'
import type { Accounts } from './platform/accounts/accounts.ts'
import type { Database } from './platform/database/database.ts'
import type { RateLimiter } from './platform/http/rate-limiter.ts'
import type { JobQueue } from './platform/jobs/start-jobs.ts'
import type { Logger } from './platform/log.ts'
import type { Tokenizer } from './platform/models/tokenizer.ts'

/** Everything a route or job may reach. Made once in `main.ts`; tests make their own. */
export type Services = {
  env: Env
  log: Logger
  /** The one clock. Tests inject theirs. */
  now: () => Date
  db: Database
  rateLimiter: RateLimiter
  accounts: Accounts
  tokenizer: Tokenizer
  jobs: JobQueue
}
