import { z } from 'zod'

const EARLIEST_MS = Date.UTC(1970, 0)
const END_MS = Date.UTC(2200, 0)

/** A moment that somebody names, ISO 8601 in UTC, from 1970 to 2199: the range of `calendar-day.ts`. */
export const instant = z.iso.datetime().refine((moment) => {
  const timeMs = Date.parse(moment)
  return timeMs >= EARLIEST_MS && timeMs < END_MS
}, 'must lie between 1970 and 2199')
