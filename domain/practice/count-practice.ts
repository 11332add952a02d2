import type { CalendarDay } from '../progress/calendar-day.ts'
import type { Exercise } from './exercise.ts'

export type PracticeCount = {
  talks: number
  otherExercises: number
  /** The titles of the talks, the newest first. */
  talkTitles: string[]
  /** The names of the skills of all exercises that were finished, each once, the newest first. */
  skills: string[]
}

/**
 * Which exercises were finished on the days of a range, each counted once, talks apart from the others. A run knows
 * only when it was last finished: so this is right for ranges that reach up to today.
 * @param dayOf the person's calendar day of a time
 */
export function countPractice(
  exercises: readonly { id: string; kind: Exercise['kind']; title: string; skill: string }[],
  runs: readonly { exercise: string; finishedAt: string | null }[],
  range: { from: CalendarDay; to: CalendarDay },
  dayOf: (at: Date) => CalendarDay,
): PracticeCount {
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
  const finished = runs
    .toSorted((one, other) => (other.finishedAt ?? '').localeCompare(one.finishedAt ?? ''))
    .flatMap(({ exercise: id, finishedAt }) => {
      const exercise = byId.get(id)
      return exercise && finishedAt && isWithin(dayOf(new Date(finishedAt)), range) ? [exercise] : []
    })
  const talks = finished.filter(({ kind }) => kind === 'talk')
  return {
    talks: talks.length,
    otherExercises: finished.length - talks.length,
    talkTitles: talks.map(({ title }) => title),
    skills: [...new Set(finished.map(({ skill }) => skill))],
  }
}

/** Whether a day lies in a range, both ends included. */
export function isWithin(day: CalendarDay, { from, to }: { from: CalendarDay; to: CalendarDay }): boolean {
  return from <= day && day <= to
}
