/** Each open stream carries a comment line this often (specification, section 9: realtime heartbeat 30 s). */
export const HEARTBEAT_MS = 30_000

/** A stream without a heartbeat for this much longer than `HEARTBEAT_MS` counts as broken. */
export const HEARTBEAT_TIMEOUT_MS = 10_000

const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const
const LONGEST_RECONNECT_DELAY_MS = 10_000

/** How long to wait before try number `attempt` (the first is 0) to open a broken stream again. */
export function reconnectDelayMs(attempt: number): number {
  return RECONNECT_DELAYS_MS[attempt] ?? LONGEST_RECONNECT_DELAY_MS
}
