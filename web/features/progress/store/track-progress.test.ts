// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyProgressEvent } from '#domain/progress/apply-progress-event.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { toastStore } from '../../../ui/toast.ts'
import { adoptGameElements } from './game-elements.ts'
import { progress } from './progress.ts'
import { progressReporter } from './progress-reporter.ts'
import { trackProgress } from './track-progress.ts'

let stop: () => void

afterEach(() => {
  stop()
  toastStore.dismiss()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a page that is reported before its progress is there', () => {
  it.each([
    ['tells no points that were given before', true, /^\+5 learning points!$/],
    [
      'tells the points that it gives',
      false,
      /^\+7 learning points!$|^\+2 learning points!,\+5 learning points!$/,
    ],
  ])('%s', async (_, isVisited, told) => {
    const now = new Date().toISOString()
    const occurrence = {
      id: crypto.randomUUID(),
      at: now,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    const visit = { ...occurrence, type: 'module-opened' as const, module: 'coaching' as const }
    const today = applyProgressEvent(defaultProgress(), { ...occurrence, type: 'daily-visit' }).state
    const state = isVisited ? applyProgressEvent(today, visit).state : today
    fakeApi({
      'GET /api/progress': { state, version: 1 },
      'POST /api/progress/events': { state, version: 1 },
    })
    const show = vi.spyOn(toastStore, 'show')

    adoptGameElements(defaultSettings)
    progressReporter.moduleOpened('coaching')
    stop = trackProgress('ada')
    await waitFor(() => expect(progress.getState().status).toBe('ready'))
    progressReporter.exampleUsed('coaching')
    // The announcement of the example comes last; by then all that there is to tell was told.
    await waitFor(() => expect(show.mock.calls.map(([{ title }]) => title).join()).toMatch(told))
    expect(localStorage.getItem('gamification_local')).toBeNull()
  })
})
