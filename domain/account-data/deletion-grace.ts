/** How long a deletion can be undone (decisions, "Account deletion, data export"). */
const GRACE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** When an account whose deletion is asked for at `requestedAt` is deleted for good. */
export function deletionMoment(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS)
}
