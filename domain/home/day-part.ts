export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The part of the day by the hour (0 to 23) on the person's own clock. The night counts as evening. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
