import type { OperatorOverview } from '#domain/operator/contract.ts'
import { readJobHealth } from '../../platform/jobs/queries.ts'
import type { Services } from '../../services.ts'
import { countOpenSupportRequests, countSubscriptionsByStatus, countUsers, sumTokensUsed } from './queries.ts'

/** How the installation fares, in numbers. */
export async function readOverview({ db }: Pick<Services, 'db'>): Promise<OperatorOverview> {
  const [users, subscriptions, openSupportRequests, tokensUsed, jobs] = await Promise.all([
    countUsers(db),
    countSubscriptionsByStatus(db),
    countOpenSupportRequests(db),
    sumTokensUsed(db),
    readJobHealth(db),
  ])
  return {
    users,
    subscriptions: { active: 0, past_due: 0, ended: 0, ...subscriptions },
    openSupportRequests,
    tokensUsed,
    jobs: jobs.map((job) => ({ ...job, lastRunAt: job.lastRunAt?.toISOString() ?? null })),
  }
}
