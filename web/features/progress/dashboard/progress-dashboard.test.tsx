// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultProgress, type ProgressState } from '#domain/progress/progress-state.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { toastStore } from '#web/ui/toast.ts'
import { adoptGameElements } from '../store/game-elements.ts'
import { progress } from '../store/progress.ts'
import { ProgressDashboard } from './progress-dashboard.tsx'
import { ProgressStrip } from './progress-strip.tsx'

const practised: ProgressState = {
  ...defaultProgress(),
  points: { total: 60, interaction: 13, learning: 42, achievement: 0, consistency: 5 },
  streak: 2,
}

async function open(state: ProgressState, more: Record<string, unknown> = {}) {
  vi.setSystemTime('2026-11-21T12:00:00Z')
  const api = fakeApi({ 'GET /api/progress': { state, version: 3 }, ...more })
  await progress.open('u1')
  render(
    <MemoryRouter>
      <ProgressStrip areSettingsMissing={false} />
      <ProgressDashboard
        titleOf={(module) => `<${module}>`}
        actions={<button type="button">Reset Tokens</button>}
      />
    </MemoryRouter>,
  )
  return { api, user: userEvent.setup() }
}
const card = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  adoptGameElements(defaultSettings)
})
afterEach(() => {
  cleanup()
  progress.close()
  act(() => toastStore.dismiss())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the Gamification Dashboard of a new person', () => {
  it('says what is empty, in the words of the specification', async () => {
    await open(defaultProgress())
    expect(screen.getByRole('heading', { name: 'Your Progress' })).toBeDefined()
    expect(card('Recent Activity').getByText(/./, { selector: 'p' }).textContent).toBe(
      'No recent activities yet. Start interacting with modules to earn points and achievements!',
    )
    expect(
      screen.getByText("You haven't unlocked any achievements yet. Complete tasks to earn achievements!"),
    ).toBeDefined()
    expect(card('Points Breakdown').getAllByText('0 points (0%)')).toHaveLength(4)
    expect(card('Level 1: Beginner').getByText('50 points to go')).toBeDefined()
  })
})

describe('the Gamification Dashboard', () => {
  it('shows level, points and streak, on the home page too', async () => {
    await open(practised)
    const summary = card('Level 2: Explorer')
    expect(summary.getByText('60 points')).toBeDefined()
    expect(summary.getByText('2 days')).toBeDefined()
    expect(summary.getByText('90 points to go')).toBeDefined()
    expect(card('Your level, points and streak').getByText('60 points, 2-day streak')).toBeDefined()
  })

  it('offers to try again when the progress cannot be loaded, and tells it once', async () => {
    const { api, user } = await open(practised, { 'GET /api/progress': noConnection })
    expect(toastStore.getState().shown).toMatchObject({
      title: 'Error Loading Gamification Data',
      description: 'Your progress may not be saved. Please try logging in again.',
      variant: 'destructive',
    })
    expect(screen.getByText('Your progress could not be loaded', { selector: '.font-heading' })).toBeDefined()
    api.answer('GET /api/progress', { state: practised, version: 3 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Level 2: Explorer' })).toBeDefined()
  })
})

describe('Reset Progress', () => {
  const reset = (effects: object[]) => ({ state: defaultProgress(), version: 4, effects, pendingIds: [] })

  it('asks first, and changes nothing when it is not wanted', async () => {
    const { api, user } = await open(practised)
    await user.click(screen.getByRole('button', { name: 'Reset Progress' }))
    await user.click(screen.getByRole('button', { name: 'Keep my progress' }))
    expect(api.callsTo('POST /api/progress/reset')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("restores the defaults and says 'Progress Reset'", async () => {
    const { user } = await open(practised, {
      'POST /api/progress/reset': reset([{ type: 'progress-reset' }]),
    })
    await user.click(screen.getByRole('button', { name: 'Reset Progress' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset Progress' }))
    expect(await screen.findByRole('region', { name: 'Level 1: Beginner' })).toBeDefined()
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('Progress Reset'))
  })

  it('says that nothing was changed when the server cannot be reached, and keeps the question open', async () => {
    const { user } = await open(practised, { 'POST /api/progress/reset': noConnection })
    await user.click(screen.getByRole('button', { name: 'Reset Progress' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset Progress' }))
    await waitFor(() =>
      expect(toastStore.getState().shown?.description).toBe(
        'Your progress was not reset. Nothing was changed. Please try again.',
      ),
    )
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('rest days', () => {
  const saved = (restDays: object) => ({
    state: { ...practised, restDays },
    version: 4,
    effects: [],
    pendingIds: [],
  })

  it('are planned as a run of days', async () => {
    const dates = ['2026-12-24', '2026-12-25', '2026-12-26']
    const { api, user } = await open(practised, {
      'PUT /api/progress/rest-days': saved({ weekdays: [], dates }),
    })
    await user.click(screen.getByRole('button', { name: 'Plan rest days' }))
    await user.type(screen.getByLabelText('First day'), '2026-12-24')
    await user.type(screen.getByLabelText('Last day (optional)'), '2026-12-26')
    await user.click(screen.getByRole('button', { name: 'Add to my rest days' }))
    expect(await screen.findByText('12/24/2026 to 12/26/2026')).toBeDefined()
    expect(api.callsTo('PUT /api/progress/rest-days')[0]?.body).toEqual({ weekdays: [], dates })
  })

  it('can be every week on one day', async () => {
    const { api, user } = await open(practised, {
      'PUT /api/progress/rest-days': saved({ weekdays: [7], dates: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'Plan rest days' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
    expect(api.callsTo('PUT /api/progress/rest-days')[0]?.body).toEqual({ weekdays: [7], dates: [] })
    await waitFor(() =>
      expect((screen.getByRole('checkbox', { name: 'Sunday' }) as HTMLInputElement).checked).toBe(true),
    )
  })

  it('keep the focus on the day that was ticked while it is saved', async () => {
    const answer = Promise.withResolvers<object>()
    const { user } = await open(practised, { 'PUT /api/progress/rest-days': answer.promise })
    await user.click(screen.getByRole('button', { name: 'Plan rest days' }))
    const sunday = screen.getByRole('checkbox', { name: 'Sunday' })
    await user.click(sunday)
    await waitFor(() => expect(sunday.getAttribute('aria-disabled')).toBe('true'))
    expect(sunday.matches(':disabled')).toBe(false)
    answer.resolve(saved({ weekdays: [7], dates: [] }))
    await waitFor(() => expect(sunday).toHaveProperty('checked', true))
    expect(document.activeElement).toBe(sunday)
  })

  it('give the focus to their heading when one is removed', async () => {
    const state = { ...practised, restDays: { weekdays: [], dates: ['2026-12-24'] } }
    const { user } = await open(state, {
      'PUT /api/progress/rest-days': saved({ weekdays: [], dates: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'Plan rest days' }))
    await user.click(screen.getByRole('button', { name: /12\/24\/2026/ }))
    const heading = screen.getByRole('heading', { name: 'Single rest days' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it.each([
    ['', '', 'Choose the first day.'],
    ['0026-12-24', '', 'Choose a day between 1970 and 2199.'],
    ['2199-12-31', '2200-01-01', 'Choose a day between 1970 and 2199.'],
    ['2026-12-24', '2026-12-23', 'The last day lies before the first day.'],
    ['2026-12-24', '2028-12-24', 'At most 366 single rest days can be kept. Choose a shorter time.'],
  ])('from "%s" to "%s" are refused: %s', async (from, to, message) => {
    const { api, user } = await open(practised)
    await user.click(screen.getByRole('button', { name: 'Plan rest days' }))
    if (from) await user.type(screen.getByLabelText('First day'), from)
    if (to) await user.type(screen.getByLabelText('Last day (optional)'), to)
    await user.click(screen.getByRole('button', { name: 'Add to my rest days' }))
    expect(screen.getByText(message)).toBeDefined()
    expect(api.callsTo('PUT /api/progress/rest-days')).toEqual([])
  })
})
