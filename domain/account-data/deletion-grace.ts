/** How long a deletion can be undone (decisions, "Account deletion, data export"). */
const GRACE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** When an account whose deletion is asked for at `requestedAt` is deleted for good. */
export function deletionMoment(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS)
}

/**
 * How long a deletion that is due waits for the payment provider. Whoever is deleted while the subscription runs on
 * is charged without an account to cancel it with, so the operator gets time to mend what is wrong. With the days
 * of grace it stays well below the one month in which a wish to be deleted has to be carried out (GDPR, article 12).
 */
const PROVIDER_WAIT_DAYS = 7

/** Whether a deletion that became due at `deleteAfter` still waits until the payment provider has ended everything. */
export function waitsForProvider(deleteAfter: Date, now: Date): boolean {
  return now.getTime() < deleteAfter.getTime() + PROVIDER_WAIT_DAYS * DAY_MS
}
