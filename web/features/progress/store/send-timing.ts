/** Events are sent this long after the last of them (specification, section 9, "Gamification save debounce"). */
export const SAVE_DEBOUNCE_MS = 500

const RETRY_DELAYS_MS = [5_000, 15_000, 60_000] as const
const LONGEST_RETRY_DELAY_MS = 300_000

/** How long to wait before try number `attempt` (the first is 0) to send again what did not get through. */
export function retryDelayMs(attempt: number): number {
  return RETRY_DELAYS_MS[attempt] ?? LONGEST_RETRY_DELAY_MS
}
