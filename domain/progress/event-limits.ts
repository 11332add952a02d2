import type { ReportedEventType } from './progress-event.ts'

/** How many events one request may carry. */
export const MAX_EVENTS_PER_REQUEST = 50

/** Events may arrive late, after days without a network, and a clock may be somewhat fast. */
const MAX_LATE_MS = 30 * 24 * 60 * 60 * 1000
const MAX_EARLY_MS = 24 * 60 * 60 * 1000

/**
 * When an event counts as having happened. A time more than 30 days in the past or 24 hours in the future
 * comes from a wrong clock; refusing it would punish its owner, so the time of receipt takes its place.
 */
export function occurredAt(at: string, receivedAt: Date): Date {
  const time = Date.parse(at)
  const lateMs = receivedAt.getTime() - time
  return lateMs > MAX_LATE_MS || lateMs < -MAX_EARLY_MS ? receivedAt : new Date(time)
}

/** How many events of one user are taken within an hour of receipt. More are asked to come later. */
export const MAX_EVENTS_PER_HOUR = 600

/**
 * How many events of a type count within an hour of receipt. Only for what no other record can confirm; nobody
 * reaches these numbers by hand. What lies above is kept without points.
 */
export const maxCountedPerHour: Partial<Record<ReportedEventType, number>> = {
  'module-opened': 60,
  'tool-used': 60,
  'resource-opened': 60,
}
