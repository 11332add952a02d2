const FIRST_DAY = '1970-01-01'
const LAST_DAY = '2199-12-31'

/**
 * Whether a day, `YYYY-MM-DD`, lies between 1970 and 2199: with a day to spare on both sides every time zone's
 * midnight is a moment that JavaScript and PostgreSQL write alike, which the years 0 and 10000 are not. The date field
 * of a browser offers years of four digits and more.
 */
export function isDayTaken(day: string): boolean {
  return day.length === FIRST_DAY.length && day >= FIRST_DAY && day <= LAST_DAY
}
