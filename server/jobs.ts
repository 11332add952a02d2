import { releaseStaleReservations, resetEligibleTokenUsages } from './features/token-allowance/index.ts'
import type { JobDefinition } from './platform/jobs/start-jobs.ts'

/** All background work of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  { name: 'reset-token-usage', cron: '7 * * * *', retryLimit: 2, run: resetEligibleTokenUsages },
  { name: 'release-stale-reservations', cron: '*/10 * * * *', retryLimit: 2, run: releaseStaleReservations },
  {
    name: 'prune-rate-limits',
    cron: '23 * * * *',
    retryLimit: 0,
    run: (services) => services.rateLimiter.prune(services.now()),
  },
]
