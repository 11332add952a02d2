// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shapeProgressReport } from '#domain/progress/report.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { ProgressReport } from './progress-report.tsx'
import { reportPictures } from './report-pictures.ts'

const month = { from: '2026-10-23', to: '2026-11-21', timeZone: 'UTC' }
const points = { interaction: 3, learning: 7, achievement: 0, consistency: 0 }
const practised = shapeProgressReport(month, {
  days: [{ day: '2026-11-20', points, conversations: 1, isPracticeDay: true }],
  modules: [{ module: 'friendship', visits: 2, conversations: 1 }],
  spends: [{ at: new Date('2026-11-20T10:00:00Z'), tokens: 1234 }],
})
/** Enough of each for a picture. */
const busy = shapeProgressReport(month, {
  days: ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => ({
    day,
    points,
    conversations: 1,
    isPracticeDay: true,
  })),
  modules: (['friendship', 'coaching', 'life-skills'] as const).map((module) => ({
    module,
    visits: 1,
    conversations: 1,
  })),
  spends: [18, 19, 20].map((day) => ({ at: new Date(`2026-11-${day}T10:00:00Z`), tokens: 1234 })),
})
const nothing = shapeProgressReport(month, { days: [], modules: [], spends: [] })
const address = (from: string, to: string) =>
  `GET /api/progress/report?${new URLSearchParams({ from, to, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`
const monthAddress = address(month.from, month.to)
const titleOf = (module: string) => `<${module}>`

function open(answers: Record<string, unknown>, { showsPoints = true } = {}) {
  const api = fakeApi(answers)
  render(
    <MemoryRouter>
      <ProgressReport
        titleOf={titleOf}
        showsPoints={showsPoints}
        useReadPractice={() => ({
          talks: 3,
          otherExercises: 0,
          talkTitles: ['A joke', 'A plan', 'A no'],
          skills: ['Say no'],
          keptSentences: 4,
        })}
      />
    </MemoryRouter>,
  )
  return { api, user: userEvent.setup() }
}
const card = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  standInForBrowser()
  // jsdom lays nothing out, and a picture of no size is not drawn.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  leaveNothing()
  vi.useRealTimers()
})

describe('the progress report', () => {
  it('shows the sums of the last 30 days at first', async () => {
    open({ [monthAddress]: practised })
    const totals = within(await screen.findByRole('region', { name: 'In total' }))
    expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10',
      '1',
      '1',
      '1',
      '1,234',
    ])
    expect(screen.getByRole('heading', { name: '10/23/2026 to 11/21/2026' })).toBeDefined()
  })

  it('begins with what was done, in sentences', async () => {
    open({ [monthAddress]: practised })
    const words = within(await screen.findByRole('region', { name: 'In words' }))
    expect(words.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual([
      'You practiced 3 talks, had 1 conversation and kept 4 sentences in My words.',
      'You were active on 1 day and opened 1 module.',
      'Talks: A joke; A plan; A no.',
      'Skills: Say no.',
    ])
  })

  it('leads to sharing it with a person', async () => {
    open({ [monthAddress]: practised })
    const link = await screen.findByRole('link', { name: 'Set up sharing in Settings' })
    expect(link.getAttribute('href')).toBe('/dashboard/settings?tab=privacy')
  })

  it('draws no picture of fewer than three values, and shows them as a table', async () => {
    open({ [monthAddress]: practised })
    await screen.findByRole('region', { name: 'In total' })
    expect(screen.queryAllByRole('img')).toEqual([])
    const rows = card('Modules visited').getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ModuleVisitsConversations',
      '<friendship>21',
    ])
  })

  it('has a picture of each kind, told in one sentence, with its numbers as a table', async () => {
    const { user } = open({ [monthAddress]: busy })
    await screen.findByRole('region', { name: 'In total' })
    const pictures = () => screen.queryAllByRole('img')
    // Each is drawn for itself, in no certain order.
    await waitFor(() =>
      expect(pictures().map((picture) => picture.getAttribute('aria-label')?.split(',')[0])).toEqual([
        'Practice days',
        'Modules visited',
        'Points over time',
        'Conversations',
        'Tokens used',
      ]),
    )
    const points = pictures()[2]
    expect(points?.getAttribute('aria-label')).toContain('Interaction: 9, Learning: 21')
    const fills = () =>
      [...(points?.querySelectorAll('.recharts-rectangle') ?? [])].map((bar) => bar.getAttribute('fill'))
    await waitFor(() => expect(fills()).toHaveLength(6))
    expect(new Set(fills())).toEqual(
      new Set([expect.stringMatching(/-solid\)$/), expect.stringMatching(/-stripes\)$/)]),
    )
    const button = card('Points over time').getByRole('button', { name: 'Show as table' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    const rows = card('Points over time')
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'DayInteractionLearningAchievementConsistency',
      '11/18/20263700',
      '11/19/20263700',
      '11/20/20263700',
    ])
    expect(card('Points over time').getByRole('button', { name: 'Hide the table' })).toBeDefined()
  })

  it('shows practice days as a calendar, with a leaf for each', async () => {
    open({ [monthAddress]: busy })
    const calendar = await screen.findByRole('img', { name: /^Practice days, .* Practice days: 3\./ })
    const leaves = [...calendar.querySelectorAll('[data-leaf]')].map(({ textContent }) => textContent)
    expect(leaves).toEqual(['18', '19', '20'])
    expect(calendar.textContent).toMatch(/^MonTueWedThuFriSatSunOct.*Nov/)
  })

  it('holds what stands there while another time is read, and says that it is read', async () => {
    const other = Promise.withResolvers<object>()
    const { user } = open({ [monthAddress]: practised, [address('2026-11-15', '2026-11-21')]: other.promise })
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    expect(screen.getByText('Loading your report...')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Last 7 days')
    other.resolve(busy)
    await waitFor(() => expect(screen.queryByText('Loading your report...')).toBeNull())
  })

  it('shows another time by one press, or by two dates', async () => {
    const { user, api } = open({
      [monthAddress]: practised,
      [address('2026-11-15', '2026-11-21')]: practised,
      [address('2026-01-01', '2026-03-31')]: practised,
    })
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    expect(screen.getByRole('heading', { name: '11/15/2026 to 11/21/2026' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Other dates' }))
    await user.clear(screen.getByLabelText('From'))
    await user.type(screen.getByLabelText('From'), '2026-01-01')
    await user.clear(screen.getByLabelText('To'))
    await user.type(screen.getByLabelText('To'), '2026-03-31')
    await user.click(screen.getByRole('button', { name: 'Show this time' }))
    expect(screen.getByRole('heading', { name: '01/01/2026 to 03/31/2026' })).toBeDefined()
    await waitFor(() => expect(api.callsTo(address('2026-01-01', '2026-03-31'))).toHaveLength(1))
  })

  it.each([
    ['', '2026-11-21', 'Choose a day.'],
    ['1960-01-01', '1960-01-31', 'Choose a day between 1970 and 2199.'],
    ['2026-11-22', '2026-11-21', 'This day lies before the first one.'],
    ['2025-11-20', '2026-11-21', 'A report covers at most 366 days. Choose a shorter time.'],
  ])('refuses the time from "%s" to %s: %s', async (from, to, message) => {
    const { user, api } = open({ [monthAddress]: practised })
    await user.click(await screen.findByRole('button', { name: 'Other dates' }))
    await user.clear(screen.getByLabelText('From'))
    if (from) await user.type(screen.getByLabelText('From'), from)
    await user.clear(screen.getByLabelText('To'))
    await user.type(screen.getByLabelText('To'), to)
    await user.click(screen.getByRole('button', { name: 'Show this time' }))
    expect(screen.getByText(message)).toBeDefined()
    expect(api.calls.every(({ route }) => route === monthAddress)).toBe(true)
  })

  it('says of each kind that there was none, in place of an empty picture and an empty table', async () => {
    const quiet = shapeProgressReport(month, {
      days: [{ day: '2026-11-20', points, conversations: 0, isPracticeDay: true }],
      modules: [],
      spends: [],
    })
    open({ [monthAddress]: quiet })
    await screen.findByRole('region', { name: 'In total' })
    for (const name of ['Conversations', 'Tokens used']) {
      expect(card(name).getByText('None in this time.')).toBeDefined()
      expect(card(name).queryByRole('button')).toBeNull()
    }
    expect(card('Practice days').getByRole('table')).toBeDefined()
  })

  it('says so when nothing was recorded, and draws no empty pictures', async () => {
    open({ [monthAddress]: nothing })
    expect(await screen.findByText('Nothing was recorded in this time')).toBeDefined()
    expect(screen.queryAllByRole('img')).toEqual([])
  })

  it('can be asked for again when the server cannot be reached', async () => {
    const { user, api } = open({ [monthAddress]: noConnection })
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer(monthAddress, practised)
    await user.click(again)
    expect(await screen.findByRole('region', { name: 'In total' })).toBeDefined()
  })

  it('has no points in it for a person who switched game elements off', async () => {
    open({ [monthAddress]: practised }, { showsPoints: false })
    const totals = within(await screen.findByRole('region', { name: 'In total' }))
    expect(totals.queryByText('Points')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Points over time' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Practice days' })).toBeDefined()
  })

  it('does not name points either when nothing was recorded for that person', async () => {
    open({ [monthAddress]: nothing }, { showsPoints: false })
    await screen.findByText('Nothing was recorded in this time')
    expect(screen.queryByText(/points/i)).toBeNull()
  })
})

describe('the bars', () => {
  const report = (from: string, to: string) =>
    shapeProgressReport(
      { from, to, timeZone: 'UTC' },
      { days: [{ day: to, points, conversations: 1, isPracticeDay: true }], modules: [], spends: [] },
    )
  const pointBars = (from: string, to: string) =>
    reportPictures(report(from, to), { titleOf, showsPoints: true }).find(
      ({ heading }) => heading === 'Points over time',
    )

  it('are days up to 35 days, and weeks beyond', () => {
    expect(pointBars('2026-10-18', '2026-11-21')).toMatchObject({ rowHeader: 'Day', rows: { length: 35 } })
    expect(pointBars('2026-10-17', '2026-11-21')).toMatchObject({
      rowHeader: 'Week from',
      rows: { length: 6 },
    })
  })

  it('of weeks lose nothing of a last week that is shorter', () => {
    const weeks = pointBars('2026-10-17', '2026-11-21')
    expect(weeks?.rows.at(-1)).toEqual({
      name: '11/21/2026',
      label: '11/21',
      day: '2026-11-21',
      values: [3, 7, 0, 0],
    })
  })
})
