/** How long the pointer rests on a control before its tooltip opens (specification, section 9). */
const TOOLTIP_DELAY_MS = 700
/** Within this time after one closed, the next opens at once: the person is reading along the list. */
const TOOLTIP_SKIP_DELAY_MS = 300
/** Long enough to move the pointer from the control onto its tooltip. */
export const TOOLTIP_GRACE_MS = 150

/** The wait before a tooltip opens, when the last one closed at `lastClosedAtMs`. */
export function tooltipDelayMs(lastClosedAtMs: number, nowMs: number): number {
  return nowMs - lastClosedAtMs <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS
}
