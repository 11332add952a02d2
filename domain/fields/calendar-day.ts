import { z } from 'zod'
import { isDayTaken } from './taken-days.ts'

/** A calendar day that somebody names, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date().refine(isDayTaken, 'must lie between 1970 and 2199')
