import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { deleteEventsBefore } from './event-queries.ts'
import { findOverdueSubscriptionIds } from './subscription-queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Providers charge within an hour of the period's end and report it at once. */
const REPORT_EXPECTED_WITHIN_MS = 2 * 60 * 60 * 1000
/** Providers send an event again for a few days. */
const KEEP_EVENTS_MS = 30 * 24 * 60 * 60 * 1000
const MAX_PER_RUN = 500

/**
 * Reads the subscriptions whose period is over without a word from the provider, so that a lost webhook, or a
 * provider that sends none, locks nobody out and lets nobody stay. Run by a scheduled job.
 */
export async function refreshSubscriptions(
  services: Pick<Services, 'db' | 'payments' | 'now' | 'log'>,
): Promise<void> {
  const { db, log } = services
  const nowMs = services.now().getTime()
  await deleteEventsBefore(db, new Date(nowMs - KEEP_EVENTS_MS))
  const due = { before: new Date(nowMs - REPORT_EXPECTED_WITHIN_MS), limit: MAX_PER_RUN }
  for (const subscriptionId of await findOverdueSubscriptionIds(db, due)) {
    try {
      await syncSubscription(services, subscriptionId)
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unexpected'
      log.error({ subscriptionId, code }, 'a subscription could not be read')
    }
  }
}
