import type { CalendarDay } from '../progress/calendar-day.ts'
import type { Exercise } from './exercise.ts'

export type PracticeCount = { talks: number; otherExercises: number }

/**
 * How many exercises were finished on the days of a range, each counted once, talks apart from the others. A run knows
 * only when it was last finished: so this is right for ranges that reach up to today.
 * @param dayOf the person's calendar day of a time
 */
export function countPractice(
  exercises: readonly { id: string; kind: Exercise['kind'] }[],
  runs: readonly { exercise: string; finishedAt: string | null }[],
  range: { from: CalendarDay; to: CalendarDay },
  dayOf: (at: Date) => CalendarDay,
): PracticeCount {
  const kinds = new Map(exercises.map(({ id, kind }) => [id, kind]))
  const finished = runs.flatMap(({ exercise, finishedAt }) => {
    const kind = kinds.get(exercise)
    return kind && finishedAt && isWithin(dayOf(new Date(finishedAt)), range) ? [kind] : []
  })
  const talks = finished.filter((kind) => kind === 'talk').length
  return { talks, otherExercises: finished.length - talks }
}

/** Whether a day lies in a range, both ends included. */
export function isWithin(day: CalendarDay, { from, to }: { from: CalendarDay; to: CalendarDay }): boolean {
  return from <= day && day <= to
}
