// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExerciseReply, ExerciseRun } from '#domain/practice/contract.ts'
import type { Exercise, ExerciseOf } from '#domain/practice/exercise.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { runOf, untilRunKept } from '#web/testing/exercise-runs.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { ExercisePlayer } from './exercise-player.tsx'
import { ExerciseSheet } from './exercise-sheet.tsx'

const about = {
  title: 'A day',
  skill: 'plan',
  card: 'plans',
  for: 'adult',
  level: 'small',
  minutes: 4,
  intro: 'Look.',
  notFor: 'Not for a bad day.',
} as const
const keep = 'Rest.'
const RUN = '/exercise-runs/day'

const reading = (text: string) => ({ text, fits: 'possible' as const, cue: `${text} cue.` })
const meaning: ExerciseOf<'meaning'> = {
  kind: 'meaning',
  ...about,
  items: [
    { said: 'Soon.', where: 'Chat.', readings: [reading('Today.')], later: 'He meant Monday.', ask: 'When?' },
  ],
  keep,
}
const choice = (text: string, answer?: string) => ({ text, effect: 'E.', answer })
const sentence: ExerciseOf<'sentence'> = {
  kind: 'sentence',
  ...about,
  task: 'Write.',
  parts: [
    { name: 'Greeting', choices: [choice('Hello.'), choice('Hi.')] },
    { name: 'Wish', choices: [choice('Call me.', 'She calls late.'), choice('Write me.', 'He writes.')] },
  ],
  without: 'Why.',
}
const order: ExerciseOf<'order'> = {
  kind: 'order',
  ...about,
  task: 'Order.',
  steps: [1, 2, 3, 4].map((place) => ({ text: `Step ${place}.`, place, why: 'So.' })),
  twist: {
    happens: 'The line is busy.',
    ways: [
      { does: 'Wait ten minutes.', leads: 'Somebody answers.' },
      { does: 'Write a mail.', leads: 'They read it at noon.' },
    ],
  },
  keep,
}
const energy: ExerciseOf<'energy'> = {
  kind: 'energy',
  ...about,
  day: [{ at: '08:00', text: 'Bus', usual: -3, note: 'Noise.' }],
  changes: [
    { text: 'Walk', saves: 2, price: 'Time.', notWith: [3] },
    { text: 'Ask for a lift', saves: -1, price: 'Asking.' },
    { text: 'Stay at home', saves: 3, price: 'Money.', notWith: [1] },
  ],
  keep,
}
const scale: ExerciseOf<'scale'> = {
  kind: 'scale',
  ...about,
  of: 'noise',
  steps: [1, 2, 3, 4, 5].map((of) => ({ examples: [`Example ${of}.`], helps: ['Rest.'] })),
  tries: ['A door slams.', 'A dog barks.', 'A drill.'].map((happens) => ({
    happens,
    others: `Others of ${happens}`,
  })),
  keep,
}

let api: ReturnType<typeof fakeApi>
const onFinished = vi.fn()
const replyOf = (exercise: Exercise): ExerciseReply => ({
  id: 'day',
  module: 'friendship',
  version: 'v1',
  exercise,
  skill: { id: 'plan', name: 'Plan', what: 'W.', why: 'Y.', notWanted: 'N.' },
})

function open(exercise: Exercise, run: ExerciseRun | null = null) {
  render(
    <MemoryRouter>
      <ExercisePlayer
        userId="me"
        loaded={{ reply: replyOf(exercise), run }}
        onFinished={onFinished}
        SafetyCard={StandInSafetyCard}
      />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
async function begin(exercise: Exercise, run?: ExerciseRun, name = 'Begin') {
  const user = open(exercise, run)
  await user.click(button(name))
  return user
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const isOpen = (words: string) => screen.getByText(words).closest('details')?.open
const untilKept = (state: unknown) => untilRunKept(api, RUN, state)

beforeEach(() => {
  standInForBrowser()
  localStorage.clear()
  onFinished.mockClear()
  api = fakeApi({
    [`PUT /api${RUN}`]: { run: runOf({ words: [], isDone: false }), safety: null },
    'GET /api/exercises': { exercises: [] },
    'GET /api/exercise-runs': { runs: [] },
  })
})
afterEach(leaveNothing)

describe('what words turned out to mean', () => {
  it('stands between the clues and the question, once the clues are shown', async () => {
    const user = await begin(meaning)
    expect(screen.queryByText('He meant Monday.')).toBeNull()
    await user.click(button('Show the clues'))
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'This time',
      'A question that would clear it',
    ])
    expect(heading('This time').nextElementSibling?.textContent).toBe('He meant Monday.')
  })

  it('is left out of a copy on the device that is older than it', async () => {
    const items = meaning.items.map(({ later: _, ...item }) => item)
    const user = await begin({ ...meaning, items } as ExerciseOf<'meaning'>)
    await user.click(button('Show the clues'))
    expect(screen.queryByRole('heading', { name: 'This time' })).toBeNull()
  })
})

describe('what comes back to a message', () => {
  it('belongs to the words that were chosen, and other words can be chosen', async () => {
    const user = await begin(sentence)
    await user.click(screen.getByLabelText(/Hello/))
    await user.click(screen.getByLabelText(/Call me/))
    expect(screen.queryByText('She calls late.')).toBeNull()
    await user.click(button('Finish with this message'))
    expect(document.activeElement).toBe(heading('Your message'))
    const back = within(screen.getByRole('region', { name: 'What comes back, this time' }))
    expect(back.getByText('She calls late.')).toBeTruthy()
    expect(back.getByText('With other words another answer could come.')).toBeTruthy()
    await user.click(back.getByRole('button', { name: 'Change my words' }))
    expect(document.activeElement).toBe(heading('What is to be said'))
    await user.click(screen.getByLabelText(/Write me/))
    await user.click(button('Finish with this message'))
    expect(screen.getByText('He writes.')).toBeTruthy()
    expect(screen.queryByText('She calls late.')).toBeNull()
  })
})

describe('what goes otherwise in a plan', () => {
  it('comes after the order, and each way opens to what comes of it', async () => {
    const user = await begin(order)
    expect(screen.queryByText('The line is busy.')).toBeNull()
    await user.click(button('Show an order that works'))
    const twist = within(screen.getByRole('region', { name: 'Then it goes otherwise' }))
    expect(twist.getByText('The line is busy.')).toBeTruthy()
    expect(isOpen('Somebody answers.')).toBe(false)
    const way = twist.getByText('Wait ten minutes.')
    expect(way.tagName).toBe('SUMMARY')
    await user.click(way)
    expect(isOpen('Somebody answers.')).toBe(true)
    await user.click(twist.getByText('Write a mail.'))
    expect([isOpen('Somebody answers.'), isOpen('They read it at noon.')]).toEqual([true, true])
  })
})

describe('changes that cannot be made together', () => {
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('are closed by each other, with the reason in words, and count once', async () => {
    const user = await begin(energy)
    await user.click(button('Add it up'))
    expect(box(/Stay at home\. Saves 3\./).disabled).toBe(false)
    await user.click(box(/^Walk/))
    const home = box(/^Stay at home/)
    expect(home.disabled).toBe(true)
    const reason = document.getElementById(home.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Not together with: Walk.')
    expect(screen.getByText(/The sum is −1.*Before the changes it was −3/).textContent).toContain(
      'Not possible now: Stay at home.',
    )
    expect(box(/^Ask for a lift/).disabled).toBe(false)
    await user.click(box(/^Walk/))
    expect(box(/^Stay at home/).disabled).toBe(false)
    expect(screen.queryByText(/Not together with/)).toBeNull()
  })

  it('may cost instead of saving', async () => {
    const user = await begin(energy)
    await user.click(button('Add it up'))
    await user.click(box(/Ask for a lift\. Costs 1\./))
    expect(screen.getByText(/The sum is −4.*Before the changes it was −3/)).toBeTruthy()
  })

  it('are the first one alone where a kept place has both', async () => {
    const state = { values: [null], isShown: true, changes: [2, 0], isDone: false }
    await begin(energy, runOf(state), 'Go on where you were')
    expect([box(/^Stay at home/).checked, box(/^Walk/).checked]).toEqual([true, false])
    expect(screen.getByText(/The sum is 0/)).toBeTruthy()
  })
})

describe('a scale on a day', () => {
  const words = ['Quiet.', '', 'I hear the lamp, the fridge and every other thing', '', '']
  const group = (name: string) => within(screen.getByRole('group', { name }))

  it('is tried with the own words, keeps what was picked, and shows what others say', async () => {
    const user = await begin(scale, runOf({ words, isDone: false }), 'Open my scale')
    await user.click(button('Try it on a day'))
    expect(document.activeElement).toBe(heading('Try it on a day'))
    const labels = group('A door slams.').getAllByRole('radio')
    expect(labels.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Step 1: Quiet.',
      'Step 2',
      'Step 3: I hear the lamp, the fridge...',
      'Step 4',
      'Step 5, too much',
    ])
    await user.click(group('A door slams.').getByLabelText(/Step 3/))
    await user.click(group('A drill.').getByLabelText(/Step 5/))
    expect(isOpen('Others of A drill.')).toBe(false)
    await user.click(group('A drill.').getByText('Others'))
    expect(isOpen('Others of A drill.')).toBe(true)
    expect(onFinished).not.toHaveBeenCalled()
    await user.click(button('Finish my scale'))
    expect(document.activeElement).toBe(heading('Your scale is kept'))
    const tried = screen.getByRole('region', { name: 'Try it on a day' })
    expect(
      within(tried)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Step 3: I hear the lamp, the fridge...', 'Left open.', 'Step 5, too much'])
    await untilKept({ words, isDone: true, isTrying: false, picks: [2, null, 4] })
    expect(onFinished).toHaveBeenCalledTimes(1)
  })

  it('goes back to the words with what was picked', async () => {
    const state = { words, isDone: false, isTrying: true, picks: [2, null, 4] }
    const user = await begin(scale, runOf(state), 'Open my scale')
    await user.click(button('Change my words'))
    expect(document.activeElement).toBe(heading('My scale: noise'))
    await user.click(button('Try it on a day'))
    expect(group('A drill.').getByLabelText<HTMLInputElement>(/Step 5/).checked).toBe(true)
  })

  it('that was finished before there were tries still opens, and can be tried', async () => {
    const run = runOf({ words, isDone: true }, { isFinished: true })
    const user = await begin(scale, run, 'Open my scale')
    expect(heading('Your scale is kept')).toBeTruthy()
    await user.click(button('Put small things of a day on my scale'))
    await untilKept({ words, isDone: false, isTrying: true, picks: [null, null, null] })
  })

  it('keeps its words, and no steps that were picked for other tries, when its text was changed', async () => {
    const state = { words, isDone: false, isTrying: true, picks: [1, 2, 3, 4] }
    const user = await begin(scale, runOf(state, { version: 'v0' }), 'Open my scale')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/My words Step 1/).value).toBe('Quiet.')
    await user.click(button('Try it on a day'))
    await untilKept({ words, isDone: false, isTrying: true, picks: [null, null, null] })
  })

  it('is finished at once in a copy on the device that is older than the tries', async () => {
    const { tries: _, ...plain } = scale
    const user = await begin(plain as ExerciseOf<'scale'>, runOf({ words, isDone: false }), 'Open my scale')
    await user.click(button('Finish my scale'))
    await untilKept({ words, isDone: true })
    expect(screen.queryByRole('region', { name: 'Try it on a day' })).toBeNull()
  })
})

describe('what happens afterwards on a sheet for two people', () => {
  it.each([
    [meaning, 'This time: He meant Monday.'],
    [sentence, 'Call me. E. What comes back, this time: She calls late.'],
    [order, 'Wait ten minutes. Somebody answers.'],
    [scale, 'A dog barks. Others of A dog barks.'],
  ])('stands with the comments', (exercise, line) => {
    render(<ExerciseSheet reply={replyOf(exercise)} run={null} />)
    expect(within(screen.getByRole('region', { name: 'Comments' })).getByText(line)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'The scene' }).textContent).not.toContain(line)
  })

  it('is asked for with the scene where it is a choice', () => {
    render(<ExerciseSheet reply={replyOf(energy)} run={null} />)
    const scene = within(screen.getByRole('region', { name: 'The scene' }))
    expect(scene.getByText('□ 1. Walk. Saves 2. The price: Time. Not together with 3.')).toBeTruthy()
    expect(scene.getByText('□ 2. Ask for a lift. Costs 1. The price: Asking.')).toBeTruthy()
    cleanup()
    render(<ExerciseSheet reply={replyOf(scale)} run={null} />)
    expect(
      within(screen.getByRole('region', { name: 'The scene' })).getByText('A drill. On my step: ____'),
    ).toBeTruthy()
  })
})
