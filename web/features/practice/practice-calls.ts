import { queryOptions } from '@tanstack/react-query'
import type {
  ExerciseReply,
  ExerciseRunForm,
  ExerciseRunReply,
  ExerciseRunsReply,
  ExercisesReply,
  KeepRunReply,
} from '#domain/practice/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { queryClient } from '../../platform/query-client.ts'

const runPath = (id: string) => `/exercise-runs/${encodeURIComponent(id)}`

/** The exercises change with a new version of the product alone. */
export const allExercises = queryOptions({
  queryKey: ['exercises'],
  queryFn: ({ signal }) => callApi<ExercisesReply>('/exercises', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const allRuns = queryOptions({
  queryKey: ['exercise-runs'],
  queryFn: ({ signal }) => callApi<ExerciseRunsReply>('/exercise-runs', { signal }),
  refetchOnMount: 'always',
})

/** The calls of the Practice Room. Each throws an `ApiProblem`. */
export const practiceCalls = {
  read: (id: string) => callApi<ExerciseReply>(`/exercises/${encodeURIComponent(id)}`),
  readRun: (id: string) => callApi<ExerciseRunReply>(runPath(id)),
  keep: (id: string, form: ExerciseRunForm) =>
    callApi<KeepRunReply>(runPath(id), { method: 'PUT', body: form }),
  forget: (id: string) => callApi<undefined>(runPath(id), { method: 'DELETE' }),
}

export const refreshRuns = () => queryClient.invalidateQueries({ queryKey: allRuns.queryKey })
