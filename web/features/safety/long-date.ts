const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2026-11-21` in words, the same in every time zone. */
export const longDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
