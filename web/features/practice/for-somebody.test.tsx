// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import type { Exercise } from '#domain/practice/exercise.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { readChosen } from './chosen-link.ts'
import { ExerciseList } from './exercise-list.tsx'
import { ExerciseSheet } from './exercise-sheet.tsx'
import { ForSomebody } from './for-somebody.tsx'
import { WaysIn } from './ways-in.tsx'

const modules = [{ id: 'friendship', title: 'Friendship Coach', menuGroup: 'people' as const }]
const summary = (id: string, change: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id,
  module: 'friendship',
  kind: 'talk',
  title: `Title of ${id}`,
  skill: 'Change a plan',
  for: 'adult',
  level: 'small',
  minutes: 4,
  ...change,
})
const exercises = [summary('picnic'), summary('joke', { kind: 'meaning', minutes: 3 })]
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  standInForBrowser()
  api = fakeApi({
    'GET /api/exercises': { exercises },
    'GET /api/exercises/joke': { exercise: { intro: 'A coworker jokes.' } },
    'GET /api/exercise-runs': {
      runs: [
        { exercise: 'gone', isFinished: false, finishedAt: null },
        { exercise: 'joke', isFinished: false, finishedAt: null },
      ],
    },
  })
})
afterEach(leaveNothing)
const at = (path: string, page: React.ReactNode) => {
  render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>)
  return userEvent.setup()
}

describe('exercises for somebody', () => {
  it('are ticked and named in a link', async () => {
    const user = at('/dashboard/practice/for-somebody', <ForSomebody modules={modules} />)
    expect(screen.getByText('Tick an exercise. The link appears here.')).toBeTruthy()
    await user.click(await screen.findByLabelText(/^Title of joke/))
    await user.click(screen.getByLabelText(/^Title of picnic/))
    expect(screen.getByText(/2 exercises are chosen/)).toBeTruthy()
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link' }).value
    expect(link).toBe('http://localhost:3000/dashboard/practice?chosen=joke,picnic')
    await user.click(screen.getByLabelText(/^Title of joke/))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'The link' }).value).toMatch(
      /chosen=picnic$/,
    )
  })

  it('stand first for whoever opens the link, without those that are gone', async () => {
    at('/dashboard/practice?chosen=joke,gone', <ExerciseList modules={modules} />)
    const card = await screen.findByRole('region', { name: 'Somebody chose these for you' })
    expect(within(card).getAllByRole('link')).toHaveLength(1)
    expect(within(card).getByText(/do not exist any more/)).toBeTruthy()
  })

  it('are read from a link without what is no name, each once, and at most 20', () => {
    const read = (chosen: string) => readChosen(new URLSearchParams({ chosen }))
    expect(read('a,a,<b>,../c,d')).toEqual(['a', 'd'])
    expect(read('')).toEqual([])
    expect(read(Array.from({ length: 30 }, (_, index) => `e${index}`).join(','))).toHaveLength(20)
  })
})

describe('the ways in', () => {
  const suggested = { exercise: summary('picnic'), reason: 'From your answers: friends' }

  it("begin with what was begun, then today's round", async () => {
    at('/dashboard/practice', <WaysIn suggested={suggested} />)
    const begun = within(await screen.findByRole('region', { name: 'Title of joke' }))
    expect(begun.getByText('Begun. Your place is kept.')).toBeTruthy()
    expect(begun.getByRole('link', { name: 'Go on: Title of joke' })).toBeTruthy()
    expect(links()).toEqual(['Go on', "Today's round"])
  })

  it('begin with the suggested exercise where none is begun: why, what it is about, its kind, length and skill', async () => {
    api.answer('GET /api/exercise-runs', { runs: [] })
    api.answer('GET /api/exercises/picnic', { exercise: { intro: 'Your friend writes.' } })
    at('/dashboard/practice', <WaysIn suggested={suggested} />)
    const first = within(await screen.findByRole('region', { name: 'Title of picnic' }))
    for (const words of [
      'From your answers: friends',
      'A talk',
      'About 4 minutes',
      'Practices: Change a plan',
    ])
      expect(first.getByText(words)).toBeTruthy()
    expect(await first.findByText('Your friend writes.')).toBeTruthy()
    expect(first.getByRole('link', { name: 'Start practice: Title of picnic' })).toBeTruthy()
    expect(links()).toEqual(['Start practice', "Today's round"])
  })

  it("are today's round alone where nothing is begun and nothing can be suggested", async () => {
    api.answer('GET /api/exercise-runs', noConnection)
    at('/dashboard/practice', <WaysIn suggested={null} />)
    await waitFor(() => expect(screen.queryByText('Loading the exercises...')).toBeNull(), { timeout: 5000 })
    expect(links()).toEqual(["Today's round"])
  })

  it('are narrowed by kind and length', async () => {
    const user = at('/dashboard/practice', <ExerciseList modules={modules} />)
    await screen.findByText('2 exercises')
    await user.click(screen.getByRole('button', { name: 'Narrow the list' }))
    await user.selectOptions(await screen.findByLabelText('Length'), 'At most 3 minutes')
    expect(links()).toEqual(['Title of joke'])
    await user.selectOptions(screen.getByLabelText('Length'), 'Any length')
    await user.selectOptions(screen.getByLabelText('Kind', { selector: 'select' }), 'A talk')
    expect(links()).toEqual(['Title of picnic'])
    const talk = screen.getByRole('button', { name: 'A talk' })
    expect(talk.getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'What can it mean?' }))
    expect(links()).toEqual(['Title of joke'])
    await user.click(screen.getByRole('button', { name: 'All kinds' }))
    expect(links()).toEqual(['Title of picnic', 'Title of joke'])
  })
})

describe('a sheet for two people', () => {
  it('has the turns with their replies first, and the comments on a page of their own', () => {
    const reply = (number: number, to: string) => ({
      says: `Reply ${number}.`,
      move: 'asks' as const,
      works: `Works ${number}.`,
      other: 'Other.',
      why: 'Why.',
      to,
    })
    const turn = (says: string, to: string) => ({
      says,
      thinks: 'Thought.',
      hint: 'Hint.',
      replies: [1, 2, 3].map((number) => reply(number, to)),
    })
    const exercise: Exercise = {
      kind: 'talk',
      title: 'A picnic',
      skill: 'change-a-plan',
      card: 'plans',
      for: 'adult',
      level: 'small',
      minutes: 4,
      intro: 'Your friend writes.',
      notFor: 'Not for a bad day.',
      partner: { name: 'Maya', relation: 'a friend', view: 'She is tired.' },
      you: 'You packed the food.',
      start: 'one',
      turns: { one: turn('Hello.', 'two'), two: turn('And?', 'end') },
      endings: { end: { title: 'A day', happens: 'You meet.', means: 'It is fixed.' } },
      keep: 'Which day?',
    }
    const skill = { id: 'change-a-plan', name: 'N', what: 'W', why: 'Y', notWanted: 'N' }
    render(
      <ExerciseSheet
        reply={{ id: 'picnic', module: 'friendship', version: '1', exercise, skill }}
        run={null}
      />,
    )
    const scene = screen.getByRole('region', { name: 'The scene' })
    const comments = screen.getByRole('region', { name: 'Comments' })
    expect(within(scene).getByText('A: Reply 1. Go on with Turn 2.')).toBeTruthy()
    expect(within(scene).getByText('C: Reply 3. Go on with Ending A.')).toBeTruthy()
    expect(scene.textContent).not.toContain('Works 1.')
    expect(within(comments).getAllByText(/^A\. What works: Works 1\./)).toHaveLength(2)
    expect(comments.className).toContain('break-before-page')
  })
})
