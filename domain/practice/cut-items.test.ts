import { expect, it } from 'vitest'
import { cutItems } from './cut-items.ts'
import type { Exercise } from './exercise.ts'
import { aboutExercise } from './testing.ts'

const about = {
  id: 'x',
  ...aboutExercise,
  keep: 'Keep.',
} as const
const ids = (exercise: Exercise & { id: string }) => cutItems(exercise).map(({ id }) => id)
const replies = (to: string) =>
  [1, 2, 3].map((number) => ({
    says: `Reply ${number}`,
    move: 'asks' as const,
    works: 'W',
    other: 'O',
    why: 'Y',
    to,
  }))

it('cuts a talk into its turns, each with how one came there', () => {
  const turn = (says: string, to: string) => ({ says, thinks: 'T', hint: 'H', replies: replies(to) })
  const items = cutItems({
    ...about,
    kind: 'talk',
    partner: { name: 'Maya', relation: 'a friend', view: 'V' },
    you: 'You.',
    start: 'one',
    turns: { one: turn('Hello', 'two'), two: turn('And?', 'end') },
    endings: { end: { title: 'E', happens: 'H', means: 'M' } },
  })
  expect(items.map(({ id }) => id)).toEqual(['x/one', 'x/two'])
  expect(items[0]?.part).toMatchObject({ before: null, says: 'Hello' })
  expect(items[1]?.part).toMatchObject({ before: { says: 'Hello', reply: 'Reply 1' } })
})

it('cuts an order into pairs of which one comes first', () => {
  const step = (text: string, place: number) => ({ text, place, why: `Why ${text}` })
  const items = cutItems({
    ...about,
    kind: 'order',
    task: 'Task.',
    steps: [step('a', 1), step('b', 2), step('c', 2), step('d', 3)],
    twist: { happens: 'H', ways: [] },
  })
  expect(items).toMatchObject([
    { id: 'x/0', part: { steps: ['a', 'b'], first: 0, why: 'Why a' } },
    { id: 'x/2', part: { steps: ['c', 'd'], first: 0, why: 'Why c' } },
  ])
})

it('leaves what comes of a reading to it, and the answer to the whole message', () => {
  const { keep: _, ...rest } = about
  const choices = [{ text: 'Hello.', effect: 'E', answer: 'A' }]
  expect(
    cutItems({ ...rest, kind: 'sentence', task: 'T', parts: [{ name: 'Opening', choices }], without: 'W' }),
  ).toEqual([
    {
      id: 'x/0',
      part: { kind: 'sentence', task: 'T', name: 'Opening', choices: [{ text: 'Hello.', effect: 'E' }] },
    },
  ])
  const item = { said: 'Soon.', where: 'Chat.', readings: [], later: 'It was today.', ask: 'When?' }
  expect(cutItems({ ...about, kind: 'meaning', items: [item] })).toMatchObject([
    { id: 'x/0', part: { said: 'Soon.', later: 'It was today.' } },
  ])
})

it('cuts a day and a sentence into their parts, and a scale into none', () => {
  const step = { at: '07:00', text: 'Bus', usual: -1, note: 'N' }
  expect(ids({ ...about, kind: 'energy', day: [step, step], changes: [] })).toEqual(['x/0', 'x/1'])
  const { keep: _, ...rest } = about
  const part = { name: 'Opening', choices: [] }
  expect(ids({ ...rest, kind: 'sentence', task: 'T', parts: [part, part], without: 'W' })).toEqual([
    'x/0',
    'x/1',
  ])
  expect(ids({ ...about, kind: 'scale', of: 'noise', steps: [], tries: [] })).toEqual([])
})
