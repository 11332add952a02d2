import { z } from 'zod'

/**
 * A calendar day that somebody names, `YYYY-MM-DD`, from 1970 to 2199: with a day to spare on both sides every time
 * zone's midnight is a moment that JavaScript and PostgreSQL write alike, which the years 0 and 10000 are not.
 */
export const calendarDay = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day <= '2199-12-31', 'must lie between 1970 and 2199')
