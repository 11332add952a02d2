const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day of a moment in words, in the person's own time zone. */
export const longDate = (moment: string): string => format.format(new Date(moment))
