/** How often a mail is tried; with the pauses below they reach over about seven hours without a mail server. */
export const MAX_DELIVERY_TRIES = 12
/**
 * So long a mail belongs to the process that took it. It is far more than handing it over may take (the mail server's
 * time limits add up to under a minute), so that nobody else sends it meanwhile.
 */
export const DELIVERY_HOLD_MINUTES = 10

const MINUTE_MS = 60_000
const MAX_PAUSE_MINUTES = 60

export const heldUntil = (now: Date): Date => new Date(now.getTime() + DELIVERY_HOLD_MINUTES * MINUTE_MS)

/** When a mail that was not taken is tried again: after 1, 2, 4 minutes and so on, at most an hour. */
export function nextTryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (tries - 1), MAX_PAUSE_MINUTES) * MINUTE_MS)
}
