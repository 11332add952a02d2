const MINUTE_MS = 60_000

/** A longer pause than this ends a stretch of use. */
export const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** After this long without such a pause a break is offered (decisions, "Safety"). */
export const BREAK_OFFER_AFTER_MS = 180 * MINUTE_MS

/** One stretch of use, by the device's clock, in milliseconds since 1970. */
export type UseStretch = { startedAtMs: number; lastSeenAtMs: number }

/**
 * The stretch that an act of the person at `nowMs` belongs to: the given one, or a new one after a longer pause. A
 * clock that was set back begins a new one too, as nothing is known about the time between.
 */
export function continueUse(stretch: UseStretch | null, nowMs: number): UseStretch {
  const pauseMs = stretch ? nowMs - stretch.lastSeenAtMs : Number.POSITIVE_INFINITY
  if (!stretch || pauseMs < 0 || pauseMs > LONGEST_PAUSE_MS)
    return { startedAtMs: nowMs, lastSeenAtMs: nowMs }
  return { ...stretch, lastSeenAtMs: nowMs }
}

/** Whether to say again that this is software, and to offer a break. */
export function isBreakOfferDue({ startedAtMs, lastSeenAtMs }: UseStretch): boolean {
  return lastSeenAtMs - startedAtMs >= BREAK_OFFER_AFTER_MS
}
