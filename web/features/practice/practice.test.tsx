// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExerciseReply, ExerciseRun, ExerciseSummary } from '#domain/practice/contract.ts'
import type { Exercise } from '#domain/practice/exercise.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { keptRuns, runOf, untilRunKept } from '#web/testing/exercise-runs.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { makeTurn } from '#web/testing/make-turn.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { ExercisePlayer } from './exercise-player.tsx'

const about = {
  title: 'Maya calls off the picnic',
  skill: 'change-a-plan',
  card: 'friend-changes-plans',
  for: 'adult',
  level: 'small',
  minutes: 4,
  intro: 'Your friend writes.',
  notFor: 'Not for a bad day.',
} as const
const ending = (title: string) => ({ title, happens: `${title} happens`, means: `${title} means` })
const talk: Exercise = {
  kind: 'talk',
  ...about,
  partner: { name: 'Maya', relation: 'a friend', view: 'She is tired.' },
  you: 'You packed the food.',
  start: 'one',
  turns: { one: makeTurn('One', 'two', 'two', 'end'), two: makeTurn('Two', 'end', 'open', 'open') },
  endings: { end: ending('End'), open: ending('Open') },
  keep: 'Which day works for you?',
}
/** In the middle of the talk, after its first turn. */
const pausedRun = (change: Partial<ExerciseRun> = {}) => runOf({ chosen: [0], pending: null }, change)
const skill = {
  id: 'change-a-plan',
  name: 'Change a plan',
  what: 'What.',
  why: 'Why.',
  notWanted: 'Not there.',
}
const replyOf = (exercise: Exercise): ExerciseReply => ({
  id: 'picnic',
  module: 'friendship',
  version: 'v1',
  exercise,
  skill,
})
const summary = (change: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id: 'picnic',
  module: 'friendship',
  kind: 'talk',
  title: 'Maya calls off the picnic',
  skill: 'Change a plan',
  for: 'adult',
  level: 'small',
  minutes: 4,
  ...change,
})

let api: ReturnType<typeof fakeApi>
const onFinished = vi.fn()
const RUN = '/exercise-runs/picnic'

function open(exercise: Exercise, run: ExerciseRun | null = null) {
  render(
    <MemoryRouter initialEntries={['/dashboard/practice/picnic']}>
      <Routes>
        <Route
          path="/dashboard/practice/picnic"
          element={
            <ExercisePlayer
              userId="me"
              loaded={{ reply: replyOf(exercise), run }}
              onFinished={onFinished}
              SafetyCard={StandInSafetyCard}
            />
          }
        />
        <Route path="/dashboard/practice" element={<p>The list</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const kept = () => keptRuns(api, RUN)
const untilKept = (state: unknown) => untilRunKept(api, RUN, state)

beforeEach(() => {
  standInForBrowser()
  localStorage.clear()
  onFinished.mockClear()
  api = fakeApi({
    [`PUT /api${RUN}`]: { run: pausedRun({}), safety: null },
    [`DELETE /api${RUN}`]: noContent,
    'GET /api/exercises': { exercises: [summary(), summary({ id: 'joke', title: 'A joke' })] },
    'GET /api/exercise-runs': { runs: [] },
  })
})
afterEach(leaveNothing)

describe('a talk', () => {
  it('begins with what it is and is not for, and the focus goes to its first turn', async () => {
    const user = open(talk)
    expect(screen.getByText('Not for a bad day.')).toBeTruthy()
    expect(screen.getByText('Not there.')).toBeTruthy()
    await user.click(button('Begin'))
    expect(document.activeElement).toBe(heading('Turn 1: Maya'))
    expect(heading('Turn 1: Maya').getAttribute('aria-describedby')).toBe(screen.getByText('One words').id)
  })

  it('shows the comment on a reply before it goes on, and another one for another reply', async () => {
    const user = open(talk)
    await user.click(button('Begin'))
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
    await user.click(button('One reply 1'))
    for (const text of ['One works 1', 'One other 1', 'One why 1', 'One thoughts', 'You packed the food.'])
      expect(screen.getByText(text)).toBeTruthy()
    await user.click(button('One reply 2'))
    expect(screen.queryByText('One works 1')).toBeNull()
    expect(button('One reply 2').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Go on'))
    expect(document.activeElement).toBe(heading('Turn 2: Maya'))
    await untilKept({ chosen: [1], pending: null })
  })

  it('ends with what happens, the way that was taken, and a sentence to keep', async () => {
    const user = open(talk)
    await user.click(button('Begin'))
    await user.click(button('One reply 1'))
    await user.click(button('Go on'))
    await user.click(button('Two reply 2'))
    await user.click(button('Go on'))
    expect(document.activeElement).toBe(heading('Open'))
    expect(screen.getByText('Open means')).toBeTruthy()
    expect(screen.getByText('Which day works for you?')).toBeTruthy()
    expect(onFinished).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('link', { name: 'Another exercise: A joke' })).toBeTruthy()
    await user.click(button('Go back to turn 2'))
    expect(heading('Turn 2: Maya')).toBeTruthy()
    await untilKept({ chosen: [0], pending: null })
  })

  it('compares two replies of a turn and what they lead to', async () => {
    const user = open(talk, pausedRun({ state: { chosen: [2], pending: null }, isFinished: true }))
    await user.click(button('Look at the end again'))
    await user.selectOptions(screen.getByLabelText('First reply'), 'One reply 1')
    const first = screen.getByLabelText('First reply').closest('details')
    expect(within(first as HTMLElement).getAllByText('Two words')).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Second reply'), 'One reply 3')
    expect(within(first as HTMLElement).getByText('The talk ends: End. End happens')).toBeTruthy()
  })

  it('goes back one turn, and gives a hint', async () => {
    const user = open(talk, pausedRun({}))
    await user.click(button('Go on where you were'))
    await user.click(button('Hint'))
    expect(screen.getByText('Two hint')).toBeTruthy()
    await user.click(button('Back one turn'))
    expect(heading('Turn 1: Maya')).toBeTruthy()
    expect(button('Back one turn').getAttribute('aria-disabled')).toBe('true')
  })

  it('is left by Pause with its place kept, and by Stop the scene is gone', async () => {
    const user = open(talk)
    await user.click(button('Begin'))
    await user.click(button('One reply 1'))
    await user.click(button('Stop'))
    expect(document.activeElement).toBe(heading('You stopped'))
    expect(screen.queryByText('One words')).toBeNull()
    await user.click(button('Go on here'))
    await user.click(button('Pause'))
    expect(screen.getByText('The list')).toBeTruthy()
    await untilKept({ chosen: [], pending: 0 })
  })

  it('goes on without a connection, says so, and takes up its place after a reload', async () => {
    api.answer(`PUT /api${RUN}`, noConnection)
    const user = open(talk)
    await user.click(button('Begin'))
    await user.click(button('One reply 1'))
    await user.click(button('Go on'))
    expect(await screen.findByText(/could not be sent just now/)).toBeTruthy()
    await user.click(button('Two reply 1'))
    cleanup()
    api.answer(`PUT /api${RUN}`, { run: pausedRun({}), safety: null })
    await open(talk).click(button('Go on where you were'))
    expect(heading('Turn 2: Maya')).toBeTruthy()
    await untilKept({ chosen: [0], pending: 0 })
  })

  it('shows the newer place of another device', async () => {
    const newer = pausedRun({ counter: 9, state: { chosen: [1, 1], pending: null }, isFinished: true })
    api.answer(`PUT /api${RUN}`, () => refusal('exercise-run-outdated', { run: newer }))
    const user = open(talk)
    await user.click(button('Begin'))
    await user.click(button('One reply 1'))
    expect(await screen.findByText(/in another tab or on another device/)).toBeTruthy()
    expect(heading('Open')).toBeTruthy()
  })

  it('begins anew after its text was changed, and says so', async () => {
    const user = open(talk, pausedRun({ version: 'v0', state: { chosen: [0, 0], pending: null } }))
    expect(screen.getByText(/was changed since you were here/)).toBeTruthy()
    await user.click(button('Begin'))
    await user.click(button('One reply 1'))
    await untilKept({ chosen: [], pending: 0 })
    expect(kept().at(-1)).toMatchObject({ counter: 4, version: 'v1' })
  })

  it('forgets its place on request', async () => {
    const user = open(talk, pausedRun({}))
    await user.click(button('Delete my place'))
    expect(await screen.findByText('Your place in this exercise is deleted.')).toBeTruthy()
    expect(button('Begin')).toBeTruthy()
  })
})

describe('the other kinds', () => {
  it('meaning: says for each reading what speaks for it', async () => {
    const reading = (text: string, fits: 'possible' | 'less-likely') => ({ text, fits, cue: `${text} cue` })
    const item = (said: string) => ({
      said,
      where: 'In a chat.',
      readings: [reading('Later', 'possible'), reading('Never', 'less-likely')],
      later: 'It was today.',
      ask: 'When?',
    })
    const user = open({ kind: 'meaning', ...about, items: [item('Soon'), item('Sure')], keep: 'When?' })
    await user.click(button('Begin'))
    await user.click(within(screen.getByRole('group', { name: 'Later' })).getByLabelText('Possible'))
    await user.click(within(screen.getByRole('group', { name: 'Never' })).getByLabelText('Possible'))
    await user.click(button('Show the clues'))
    expect(screen.getByRole('group', { name: 'Later' }).textContent).toContain('You see it the same way')
    expect(screen.getByRole('group', { name: 'Never' }).textContent).toContain('another way: less likely')
    await user.click(button('Go on'))
    expect(document.activeElement).toBe(heading('Words 2 of 2'))
    await user.click(button('Show the clues'))
    await user.click(button('Go on'))
    expect(document.activeElement).toBe(heading('You went through all words.'))
    expect(onFinished).toHaveBeenCalledTimes(1)
  })

  it('order: is moved by buttons that keep the focus, and compared', async () => {
    const twist = { happens: 'It rains.', ways: [{ does: 'Wait.', leads: 'It stops.' }] }
    const steps = [1, 2, 3, 4].map((place) => ({ text: `Step ${place}.`, place, why: 'So.' }))
    const user = open({ kind: 'order', ...about, task: 'Order.', steps, twist, keep: 'I am ill.' })
    await user.click(button('Begin'))
    await user.click(button('Move up: Step 1.'))
    expect(document.activeElement).toBe(button('Move up: Step 1.'))
    expect(screen.getByText('Step 1. Now at 2 of 4.')).toBeTruthy()
    await user.click(button('Move up: Step 1.'))
    await user.click(button('Show an order that works'))
    expect(screen.getAllByText('Fits here.')).toHaveLength(2)
    expect(screen.getByText('Works better later.').closest('li')?.textContent).toContain('3. Step 4.')
    expect(screen.getByText('Works better earlier.').closest('li')?.textContent).toContain('4. Step 3.')
    expect(onFinished).toHaveBeenCalledTimes(1)
  })

  it('energy: adds a day up and changes its plan', async () => {
    const day = [-3, -1, 1].map((usual, index) => ({
      at: `0${index}:00`,
      text: index === 2 ? "'All right?'" : `Part ${index}`,
      usual,
      note: 'N.',
    }))
    const changes = [{ text: 'Walk', saves: 2, price: 'Time.' }]
    const user = open({ kind: 'energy', ...about, day, changes, keep: 'Rest.' })
    await user.click(button('Begin'))
    await user.selectOptions(screen.getByLabelText('00:00 Part 0'), '−1, costs a little')
    await user.click(button('Add it up'))
    expect(screen.getAllByText(/The sum is −1/)).toHaveLength(2)
    expect(screen.getByText("02:00 'All right?'")).toBeTruthy()
    await user.click(screen.getByLabelText(/Walk/))
    expect(screen.getByText(/The sum is \+1.*Before the changes it was −1/)).toBeTruthy()
    await user.click(button('Finish with this plan'))
    await untilKept({ values: [-1, null, null], isShown: true, changes: [0], isDone: true })
  })

  it('sentence: builds the message part by part', async () => {
    const choices = (name: string) => [1, 2, 3].map((of) => ({ text: `${name} ${of}.`, effect: 'E.' }))
    const parts = [
      { name: 'Opening', choices: choices('Dear') },
      { name: 'Matter', choices: choices('Heating') },
    ]
    const user = open({ kind: 'sentence', ...about, task: 'Write.', parts, without: 'Why.' })
    await user.click(button('Begin'))
    await user.click(screen.getByLabelText(/Dear 2/))
    expect(screen.queryByRole('button', { name: 'Finish with this message' })).toBeNull()
    await user.click(screen.getByLabelText(/Heating 3/))
    await user.click(button('Finish with this message'))
    expect(screen.getByText('Dear 2. Heating 3.')).toBeTruthy()
    expect(button('Copy')).toBeTruthy()
  })

  it('scale: keeps own words, also when its text was changed', async () => {
    const steps = [1, 2, 3, 4, 5].map((of) => ({ examples: [`Example ${of}.`], helps: ['Rest.'] }))
    const tries = [{ happens: 'A door slams.', others: 'Two say two.' }]
    const words = ['Quiet.', '', '', '', '']
    const run = pausedRun({ version: 'v0', state: { words, isDone: false } })
    const user = open({ kind: 'scale', ...about, of: 'noise', steps, tries, keep: 'Too loud.' }, run)
    await user.click(button('Open my scale'))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/My words Step 1/).value).toBe('Quiet.')
    await user.type(screen.getByLabelText(/My words Step 5/), 'Out')
    await user.click(button('Try it on a day'))
    await user.click(button('Finish my scale'))
    const own = ['Quiet.', '', '', '', 'Out']
    await untilKept({ words: own, isDone: true, isTrying: false, picks: [null] })
    expect(document.activeElement).toBe(heading('Your scale is kept'))
  })
})

describe('the list', () => {
  const modules = [
    { id: 'friendship', title: 'Friendship Coach', menuGroup: 'people' },
    { id: 'life-skills', title: 'Life Skills', menuGroup: 'doing-and-writing' },
  ] as const
  const three = [
    summary(),
    summary({ id: 'joke', title: 'A joke', for: 'teen', kind: 'meaning' }),
    summary({ id: 'bill', title: 'A bill', module: 'life-skills' }),
  ]
  const begunAndFinished = [
    { exercise: 'bill', isFinished: false, finishedAt: null },
    { exercise: 'joke', isFinished: true, finishedAt: '2026-11-21T12:00:00.000Z' },
  ]
  function openList(at = '/dashboard/practice', exercises = three, runs = begunAndFinished) {
    api.answer('GET /api/exercises', { exercises })
    api.answer('GET /api/exercise-runs', { runs })
    render(
      <MemoryRouter initialEntries={[at]}>
        <ExerciseList modules={modules} />
      </MemoryRouter>,
    )
    return userEvent.setup()
  }
  const titles = () => screen.getAllByRole('link').map((link) => link.textContent)

  it('has each module, with what each exercise is and what became of it', async () => {
    openList()
    await screen.findByText('Begun. Your place is kept.')
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Friendship Coach',
      'Life Skills',
    ])
    expect(titles()).toEqual(['Maya calls off the picnic', 'A joke', 'A bill'])
    expect(screen.getByText('Finished on November 21, 2026')).toBeTruthy()
    expect(screen.getByText(/What can it mean\? About 4 minutes. Level: small./)).toBeTruthy()
  })

  it('has a tile for each module where there are many exercises, and takes the focus along', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      summary({
        id: `talk-${index}`,
        title: `Talk ${index}`,
        module: index < 9 ? 'life-skills' : 'friendship',
      }),
    )
    const user = openList('/dashboard/practice', many, [])
    await screen.findByText('21 exercises')
    expect(titles()).toEqual(['Friendship Coach 12 exercises', 'Life Skills 9 exercises'])
    await user.click(screen.getByRole('link', { name: /Life Skills/ }))
    expect(titles()).toHaveLength(1 + 9)
    expect(document.activeElement?.textContent).toBe('Life Skills')
    await user.click(screen.getByRole('link', { name: 'All modules' }))
    expect(titles()).toHaveLength(2)
    expect(document.activeElement?.textContent).toContain('Life Skills')
  })

  it('names below the tiles what was begun beside the newest, which stands above the list', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      summary({ id: `talk-${index}`, title: `Talk ${index}` }),
    )
    const begun = (exercise: string) => ({ exercise, isFinished: false, finishedAt: null })
    openList('/dashboard/practice', many, [begun('gone'), begun('talk-3'), begun('talk-5')])
    await screen.findByRole('heading', { name: 'Also begun' })
    expect(titles()).toEqual(['Friendship Coach 21 exercises', 'Talk 5'])
  })

  it('is narrowed by module and by whom it is written for', async () => {
    const user = openList('/dashboard/practice?module=friendship')
    await screen.findByText('2 exercises')
    await user.click(screen.getByRole('button', { name: 'Narrow the list' }))
    await user.selectOptions(await screen.findByLabelText('Written for'), 'For teens')
    expect(titles()).toEqual(['All modules', 'A joke'])
    await user.selectOptions(screen.getByLabelText('Module'), 'Life Skills')
    expect(screen.getByText(/No exercise fits all choices/)).toBeTruthy()
  })
})
