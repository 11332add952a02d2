/** How often the session is looked at (specification, section 9, "Session refresh"). */
export const SESSION_CHECK_INTERVAL_MS = 30_000
/** It is renewed when this many checks or fewer remain until it counts as expired. */
const REFRESH_AT_REMAINING_CHECKS = 3
/** So that a request on its way still arrives before the end. */
const EXPIRY_MARGIN_MS = 10_000

/**
 * Whether a session counts as expired, which it does 10 seconds before its end. Such a one is renewed before it is used:
 * when a page opens with it or is shown again, as after a night with the lid closed.
 */
export function isSessionExpired(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs <= EXPIRY_MARGIN_MS
}

/** Whether the session is to be renewed at this check; one that is over, too: the server has the last word. */
export function isRefreshDue(expiresAtMs: number, nowMs: number): boolean {
  const remainingChecks = Math.floor((expiresAtMs - nowMs) / SESSION_CHECK_INTERVAL_MS)
  return remainingChecks <= REFRESH_AT_REMAINING_CHECKS
}
