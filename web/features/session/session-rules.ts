/** How often the session is looked at (specification, section 9, "Session refresh"). */
export const SESSION_CHECK_INTERVAL_MS = 30_000
/** It is renewed when this many checks or fewer remain until it counts as expired. */
const REFRESH_AT_REMAINING_CHECKS = 3
/** It counts as expired this much before its end, so that a request on its way still arrives in time. */
const EXPIRY_MARGIN_MS = 10_000

export function isSessionExpired(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs <= EXPIRY_MARGIN_MS
}

/** Whether the session should be renewed at this check. An expired one is due as well: the server has the last word. */
export function isRefreshDue(expiresAtMs: number, nowMs: number): boolean {
  const remainingChecks = Math.floor((expiresAtMs - nowMs) / SESSION_CHECK_INTERVAL_MS)
  return isSessionExpired(expiresAtMs, nowMs) || remainingChecks <= REFRESH_AT_REMAINING_CHECKS
}
