// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { shapeProgressReport } from '#domain/progress/report.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { OwnSession } from '#web/features/accounts/session/own-session.ts'
import { adoptGameElements } from '#web/features/progress/store/game-elements.ts'
import { progress } from '#web/features/progress/store/progress.ts'
import { ownSettings } from '#web/features/settings/own-settings.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import GamificationPage from './gamification.tsx'

const ada: ClientSession = {
  user: { id: 'u1', email: 'ada@example.org', name: 'Ada' },
  role: 'member',
  expiresAt: '2126-12-01T00:00:00.000Z',
  isBuiltInCoach: true,
}

async function open({
  role = 'member',
  installation = { isDemoMode: false, supportEmail: null },
}: {
  role?: ClientSession['role']
  installation?: unknown
} = {}) {
  const state = { ...defaultProgress(), points: { ...defaultProgress().points, total: 60, learning: 60 } }
  fakeApi({
    'GET /api/progress': { state, version: 1 },
    'GET /api/installation': installation,
    'GET /api/exercises': { exercises: [] },
    'GET /api/exercise-runs': { runs: [] },
    'GET /api/kept-sentences': {
      sentences: [
        { id: 'one', text: 'Not today.', person: '', place: '', createdAt: new Date().toISOString() },
      ],
    },
    'GET /api/progress/report': shapeProgressReport(
      { from: '2026-11-15', to: '2026-11-21', timeZone: 'UTC' },
      { days: [], modules: [], spends: [] },
    ),
  })
  await progress.open('u1')
  // Over when everything that has an answer was answered.
  await act(async () => {
    render(
      <MemoryRouter>
        <OwnSession value={{ ...ada, role }}>
          <GamificationPage />
        </OwnSession>
      </MemoryRouter>,
    )
  })
}
const demoMode = { isDemoMode: true, supportEmail: null }
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  adoptGameElements(defaultSettings)
})
afterEach(() => {
  cleanup()
  progress.close()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the tabs', () => {
  it("are 'Gamification Dashboard', chosen at first, and 'Demo Controls' in demo mode", async () => {
    await open({ installation: demoMode })
    expect(tabs()).toEqual(['Gamification Dashboard', 'Demo Controls'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Gamification Dashboard')
    expect(screen.getByRole('heading', { name: 'Your Progress' })).toBeDefined()
  })

  it("offer 'Demo Controls' to an operator without demo mode", async () => {
    await open({ role: 'operator' })
    expect(tabs()).toEqual(['Gamification Dashboard', 'Demo Controls'])
  })

  it('offer no demo controls to others', async () => {
    await open()
    expect(tabs()).toEqual(['Gamification Dashboard'])
  })

  it.each([
    ['does not answer', new Promise(() => {})],
    ['cannot be reached', noConnection],
  ])('open without demo controls while the server %s about demo mode', async (_, installation) => {
    await open({ installation })
    expect(tabs()).toEqual(['Gamification Dashboard'])
    expect(screen.getAllByText(/60 points/).length).toBeGreaterThan(0)
  })
})

describe('with the game elements switched off', () => {
  it('shows no points, says how to switch them on, and keeps everything', async () => {
    adoptGameElements({ ...defaultSettings, gamificationEnabled: false })
    await open({ installation: demoMode })
    expect(screen.queryByText(/60 points/)).toBeNull()
    expect(screen.queryAllByRole('progressbar')).toEqual([])
    expect(tabs()).toEqual([])
    expect(screen.getByText('To see them again, open Settings and switch "Game elements" on.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
      '/dashboard/settings',
    )
    expect(progress.getState().state?.points.total).toBe(60)
  })
})

describe('before it is known whether the game elements are switched off', () => {
  beforeEach(() => forgetPerson())

  it('shows no points, and says that it is loading', async () => {
    await open()
    expect(screen.getByText('Loading your progress...')).toBeDefined()
    expect(screen.queryByText(/60 points/)).toBeNull()
    expect(screen.queryByText('To see them again, open Settings and switch "Game elements" on.')).toBeNull()
    act(() => adoptGameElements(defaultSettings))
    expect(screen.getAllByText(/60 points/).length).toBeGreaterThan(0)
  })

  it('says so when the settings could not be loaded', async () => {
    await open()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await act(() => ownSettings.open())
    expect(screen.getByText('Your progress could not be loaded')).toBeDefined()
    act(() => ownSettings.close())
  })
})

it('says in one sentence what was practiced this week', async () => {
  await open()
  const week = within(screen.getByRole('region', { name: 'This week' }))
  expect(await week.findByText('In the last 7 days you kept 1 sentence in My words.')).toBeDefined()
})

it('leads to the progress report', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Open progress report' })
  expect(link.getAttribute('href')).toBe('/dashboard/progress-report')
})
