// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { sharedReportOf } from '#web/testing/shared-report-of.ts'
import { SharedReportPictures } from './shared-report-pictures.tsx'

const learning = { interaction: 0, learning: 2, achievement: 0, consistency: 0 }
const none = { ...learning, learning: 0 }
const everything = sharedReportOf({
  items: ['points', 'modules', 'conversations', 'practice-days', 'achievements', 'tokens'],
  points: {
    totals: { ...learning, total: 2 },
    days: [
      { day: '2026-11-20', points: none },
      { day: '2026-11-21', points: learning },
    ],
  },
  conversations: {
    total: 3,
    days: [
      { day: '2026-11-20', conversations: 3 },
      { day: '2026-11-21', conversations: 0 },
    ],
  },
  achievements: { asOf: '2026-11-21', unlocked: ['first-chat'] },
  tokens: {
    total: 40,
    days: [
      { day: '2026-11-20', tokens: 0 },
      { day: '2026-11-21', tokens: 40 },
    ],
  },
})

function open(report: typeof everything) {
  render(<SharedReportPictures report={report} titleOf={(module) => `<${module}>`} headingLevel={2} />)
  return userEvent.setup()
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  standInForBrowser()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['Points over time', ['DayInteractionLearningAchievementConsistency', '11/21/20260200']],
  ['Modules visited', ['ModuleVisits', '<friendship>2']],
  ['Conversations', ['DayConversations', '11/20/20263']],
  ['Practice days', ['DayPractice days', '11/21/20261']],
  ['Tokens used', ['DayTokens used', '11/21/202640']],
])('%s: few values stand in a table', (name, rows) => {
  open(everything)
  const card = within(screen.getByRole('region', { name }))
  expect(card.queryByRole('img')).toBeNull()
  expect(card.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(rows)
})

it('draws three values and more as a picture, with its numbers as a table', async () => {
  const modules = (['friendship', 'coaching', 'life-skills'] as const).map((module) => ({
    module,
    visits: 2,
  }))
  const user = open(sharedReportOf({ modules }))
  const card = within(screen.getByRole('region', { name: 'Modules visited' }))
  expect((await card.findByRole('img')).getAttribute('aria-label')).toContain('Modules visited')
  await user.click(card.getByRole('button', { name: 'Show as table' }))
  expect(card.getAllByRole('row')).toHaveLength(4)
})

it('lists the achievements that were unlocked, and until when', () => {
  open(everything)
  const card = within(screen.getByRole('region', { name: 'Achievements' }))
  expect(card.getByText('First Chat')).toBeDefined()
  expect(card.getByText(/unlocked until 11\/21\/2026/)).toBeDefined()
})

const practiced = sharedReportOf({
  items: ['skills', 'notes'],
  skills: [
    {
      name: 'Change a plan',
      finished: [{ title: 'The museum', day: '2026-11-21' }],
      easily: ['The picnic'],
      again: [],
    },
  ],
  notes: [
    { id: 'a', day: '2026-11-20', skill: 'Change a plan', person: 'Mina', text: 'I asked for another day.' },
    { id: 'b', day: '2026-11-20', skill: '', person: '', text: 'It worked.' },
  ],
})

it('says the skills and the notes in words', () => {
  open(practiced)
  const skills = within(screen.getByRole('region', { name: 'Skills practiced' }))
  expect(skills.getByText('The museum, 11/21/2026')).toBeDefined()
  expect(skills.getByText('The picnic')).toBeDefined()
  expect(skills.queryByText('The person wants to see again:')).toBeNull()
  const notes = within(screen.getByRole('region', { name: 'Own notes from real life' }))
  expect(notes.getByText('I asked for another day.')).toBeDefined()
  expect(notes.getByText('Change a plan · With Mina · 11/20/2026')).toBeDefined()
  expect(notes.getByText('11/20/2026')).toBeDefined()
})

it('says so where no skill was practiced and no note written', () => {
  open(sharedReportOf({ items: ['skills', 'notes'], skills: [], notes: [] }))
  expect(screen.getAllByText('None in this time.')).toHaveLength(2)
})

it('shows what was picked and nothing else', () => {
  open(sharedReportOf())
  expect(headings()).toEqual(['In total', 'Modules visited', 'Practice days'])
})

it('says so where there was nothing, and draws no empty picture', () => {
  open(sharedReportOf({ modules: [], practiceDays: { total: 0, days: [] } }))
  expect(headings()).toEqual(['In total', 'Modules visited', 'Practice days'])
  expect(screen.getAllByText('None in this time.')).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
})
