import type { OperatorOverview } from '#domain/operator/contract.ts'
import { readCounts } from '../../platform/counts/queries.ts'
import { readJobHealth } from '../../platform/jobs/queries.ts'
import type { Services } from '../../services.ts'
import { countOpenSupportRequests } from './queries.ts'

/** How the installation fares, in numbers. */
export async function readOverview({ db, now }: Pick<Services, 'db' | 'now'>): Promise<OperatorOverview> {
  const [counts, openSupportRequests, jobs] = await Promise.all([
    readCounts(db),
    countOpenSupportRequests(db),
    readJobHealth(db, now()),
  ])
  const countOf = (name: string) => counts.get(name) ?? 0
  return {
    users: countOf('users'),
    subscriptions: {
      active: countOf('subscriptions:active'),
      past_due: countOf('subscriptions:past_due'),
      ended: countOf('subscriptions:ended'),
    },
    openSupportRequests,
    tokensUsed: countOf('tokens-used'),
    jobs: jobs.map((job) => ({ ...job, lastRunAt: job.lastRunAt?.toISOString() ?? null })),
  }
}
