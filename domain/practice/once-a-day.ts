const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a, 32 bit. It only has to tell a person's own few exercises and days apart. */
function hash(text: string): string {
  let value = OFFSET
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), PRIME)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/**
 * The id of the event "finished this exercise on this day" (specification, section 4, "using a tool"), a UUID of version
 * 8. It is the same on every device, and an id counts once: so each exercise counts once a day.
 * @param day the person's calendar day, YYYY-MM-DD
 */
export function finishedOnDayId(exerciseId: string, day: string): string {
  const hex = [1, 2, 3, 4].map((salt) => hash(`${salt}:${exerciseId}:${day}`)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
