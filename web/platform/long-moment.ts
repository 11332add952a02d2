const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A moment in words, to the minute, in the time zone of whoever reads it, which it names. */
export const longMoment = (moment: string): string => format.format(new Date(moment))
