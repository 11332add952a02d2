// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { adoptGameElements } from '../store/game-elements.ts'
import { progress } from '../store/progress.ts'
import { ProgressStrip } from './progress-strip.tsx'

const loading = 'Loading your progress...'
const strip = () => screen.queryByRole('region', { name: 'Your level, points and streak' })
/** What can be seen or read: the space that is kept is neither. */
const shown = () => {
  const copy = strip()?.cloneNode(true) as HTMLElement | undefined
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
  return copy?.textContent ?? null
}

async function open({ areSettingsMissing = false, answer = {} as unknown } = {}) {
  fakeApi({ 'GET /api/progress': answer })
  const opened = progress.open('u1')
  render(
    <MemoryRouter>
      <ProgressStrip areSettingsMissing={areSettingsMissing} />
    </MemoryRouter>,
  )
  // Over when everything that has an answer was answered.
  await act(async () => void opened)
}
const answer = { state: defaultProgress(), version: 1 }

beforeEach(() => forgetPerson())
afterEach(() => {
  cleanup()
  progress.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('level, points and streak on the home page', () => {
  it('say that they load until the settings are there, and show nothing playful before', async () => {
    await open({ answer })
    expect(shown()).toBe(loading)
    expect(strip()?.querySelector('[aria-hidden=true]')?.classList).toContain('invisible')
    await act(async () => adoptGameElements(defaultSettings))
    expect(shown()).toContain('Level 1: Beginner')
    expect(screen.queryByText(loading)).toBeNull()
  })

  it('say that they load until the progress is there', async () => {
    adoptGameElements(defaultSettings)
    const late = Promise.withResolvers<unknown>()
    await open({ answer: late.promise })
    expect(shown()).toBe(loading)
    await act(async () => late.resolve(answer))
    await waitFor(() => expect(shown()).toContain('Level 1: Beginner'))
  })

  it('say so when the progress could not be loaded', async () => {
    adoptGameElements(defaultSettings)
    await open({ answer: noConnection })
    await waitFor(() => expect(shown()).toBe('Your progress could not be loaded'))
  })

  it('take no place where they are switched off, from the first moment of the next page', async () => {
    adoptGameElements({ ...defaultSettings, gamificationEnabled: false })
    await open({ answer })
    expect(strip()).toBeNull()
  })

  it('take none when the settings could not be loaded', async () => {
    await open({ answer, areSettingsMissing: true })
    expect(strip()).toBeNull()
  })
})
