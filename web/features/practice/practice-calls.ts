import { queryOptions } from '@tanstack/react-query'
import type {
  ExerciseReply,
  ExerciseRunForm,
  ExerciseRunReply,
  ExerciseRunsReply,
  ExercisesReply,
  KeepRunReply,
  OwnWordsReply,
  OwnWordsRequest,
  RoundReply,
  SkillsMapReply,
} from '#domain/practice/contract.ts'
import type { ItemRating } from '#domain/practice/item-memory.ts'
import { callApi } from '../../platform/call-api.ts'
import { createItemCalls } from '../../platform/item-calls.ts'
import { queryClient } from '../../platform/query-client.ts'

const runs = createItemCalls<ExerciseRunForm, KeepRunReply, ExerciseRunsReply>('/exercise-runs')

/** The exercises change with a new version of the product alone. */
export const allExercises = queryOptions({
  queryKey: ['exercises'],
  queryFn: ({ signal }) => callApi<ExercisesReply>('/exercises', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const allRuns = queryOptions({
  queryKey: ['exercise-runs'],
  queryFn: runs.list,
  refetchOnMount: 'always',
})

/** An exercise changes with a new version of the product alone. */
export const oneExercise = (id: string) =>
  queryOptions({
    queryKey: ['exercise', id],
    queryFn: () => practiceCalls.read(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const ownSkills = queryOptions({
  queryKey: ['practice-skills'],
  queryFn: ({ signal }) => callApi<SkillsMapReply>('/practice-skills', { signal }),
  refetchOnMount: 'always',
})

/** A round stands still from when it was read: it is asked for anew on each visit that finds none kept. */
export const roundOf = (day: string) =>
  queryOptions({
    queryKey: ['practice-round', day],
    queryFn: ({ signal }) => callApi<RoundReply>(`/practice-round?day=${day}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The calls of the Practice Room. Each throws an `ApiProblem`. */
export const practiceCalls = {
  read: (id: string) => callApi<ExerciseReply>(`/exercises/${encodeURIComponent(id)}`),
  readRun: (id: string) => callApi<ExerciseRunReply>(`/exercise-runs/${encodeURIComponent(id)}`),
  keep: runs.keep,
  readOwnWords: (id: string, body: OwnWordsRequest, signal: AbortSignal) =>
    callApi<OwnWordsReply>(`/exercises/${encodeURIComponent(id)}/own-words`, {
      method: 'POST',
      body,
      signal,
    }),
  rate: (item: string, rating: ItemRating) =>
    callApi<undefined>(`/practice-items/${item}`, { method: 'PUT', body: { rating } }),
  forget: runs.remove,
}

export const refreshRuns = () => queryClient.invalidateQueries({ queryKey: allRuns.queryKey })

export const refreshSkills = () => queryClient.invalidateQueries({ queryKey: ownSkills.queryKey })
