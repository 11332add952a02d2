/** The hour of an instant (ISO 8601) in UTC, `YYYY-MM-DDTHH`. Hours of this form compare as strings. */
export function clockHour(at: string): string {
  return new Date(at).toISOString().slice(0, 13)
}
