const format = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' })

/** A day as MM/dd/yyyy (specification, section 9, "Dates"), in the person's own time zone. */
export function shortDate(isoDate: string): string {
  return format.format(new Date(isoDate))
}
