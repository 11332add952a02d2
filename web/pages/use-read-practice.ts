import { useQuery } from '@tanstack/react-query'
import { countPractice, isWithin } from '#domain/practice/count-practice.ts'
import { calendarIn } from '#domain/progress/calendar-day.ts'
import { ownWordsCalls, ownWordsKey } from '../features/own-words/own-words-calls.ts'
import { allExercises, allRuns } from '../features/practice/practice-calls.ts'
import type { ReadPractice } from '../features/progress/report/read-practice.ts'
import { queryClient } from '../platform/query-client.ts'

const unknown = { talks: null, otherExercises: null, talkTitles: [], skills: [], keptSentences: null }

/** What was practiced and kept in a time, from the Practice Room and My words; without an answer that is left out. */
export const useReadPractice: ReadPractice = (range, timeZone) => {
  const exercises = useQuery(allExercises, queryClient)
  const runs = useQuery(allRuns, queryClient)
  const kept = useQuery({ queryKey: ownWordsKey, queryFn: ownWordsCalls.list }, queryClient)
  if (exercises.isPending || runs.isPending || kept.isPending) return undefined
  const dayOf = calendarIn(timeZone)
  const keptSentences = kept.data?.sentences.filter(({ createdAt }) =>
    isWithin(dayOf(new Date(createdAt)), range),
  ).length
  // A run knows when it was last finished: of a time that is over it cannot be said what was finished then.
  const reachesToday = range.to >= dayOf(new Date())
  const practice =
    reachesToday && exercises.data && runs.data
      ? countPractice(exercises.data.exercises, runs.data.runs, range, dayOf)
      : {}
  return { ...unknown, ...practice, keptSentences: keptSentences ?? null }
}
