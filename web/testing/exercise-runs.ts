import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ExerciseRun, ExerciseRunForm } from '#domain/practice/contract.ts'
import { SAVE_DELAY_MS } from '../platform/newest-saver.ts'
import type { fakeApi } from './fake-api.ts'

type Api = Pick<ReturnType<typeof fakeApi>, 'callsTo'>

/** A run of an exercise as the server keeps it. */
export const runOf = (state: ExerciseRun['state'], change: Partial<ExerciseRun> = {}): ExerciseRun => ({
  version: 'v1',
  counter: 3,
  state,
  isFinished: false,
  finishedAt: null,
  ...change,
})

/** What a page sent to be kept of a run at this path, the newest last. */
export const keptRuns = (api: Api, path: string) =>
  api.callsTo(`PUT /api${path}`).map(({ body }) => body as ExerciseRunForm)

/** Waits until this is the newest state that was sent: a page sends it a moment after the last change. */
export const untilRunKept = (api: Api, path: string, state: unknown) =>
  waitFor(() => expect(keptRuns(api, path).at(-1)?.state).toEqual(state), { timeout: SAVE_DELAY_MS * 4 })
