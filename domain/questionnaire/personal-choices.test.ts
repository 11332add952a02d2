import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { moduleIds } from '../coaching/module-ids.ts'
import { noPersonalChoices } from '../coaching/personal-choices.ts'
import { chosenAudience, chosenGoals, personalChoices } from './personal-choices.ts'
import type { Question } from './question.ts'

const questions: Question[] = JSON.parse(
  readFileSync(new URL('../../content/questionnaire/questions.json', import.meta.url), 'utf8'),
)
const optionsOf = (id: number) => questions.find((question) => question.id === id)?.options ?? []

it('changes nothing for a person who answered nothing', () => {
  expect(personalChoices(questions, {})).toEqual(noPersonalChoices)
  expect(personalChoices([], { 1: 'Ada' })).toEqual(noPersonalChoices)
  expect(personalChoices(questions, { 1: null, 7: [], 8: ['unknown'] })).toEqual(noPersonalChoices)
})

it('knows every goal that can be chosen', () => {
  const { goals } = personalChoices(questions, { 7: optionsOf(7) })
  expect(new Set(goals).size).toBe(optionsOf(7).length)
  expect(moduleIds).toEqual(expect.arrayContaining([...goals]))
})

it('reads the style, the words about autism, the name and what to avoid', () => {
  const responses = { 1: ' Ada ', 5: optionsOf(5)[1] ?? '', 8: optionsOf(8), 10: 'my father' }
  expect(personalChoices(questions, responses)).toEqual({
    ...noPersonalChoices,
    name: 'Ada',
    wantsPersonFirstWords: true,
    wantedParts: ['steps', 'words', 'why', 'example'],
    wantsOneThingAtATime: true,
    topicsToAvoid: 'my father',
  })
})

it.each([
  [0, false],
  [1, true],
  [2, true],
])('knows whether the reader is the person whom the cards speak to (option %i)', (option, expected) => {
  expect(personalChoices(questions, { 2: optionsOf(2)[option] ?? '' }).isForSomeoneElse).toBe(expected)
})

it('gives each chosen goal with the words that were chosen', () => {
  expect(chosenGoals(questions, { 7: ['Friendships', 'Work or school'] })).toEqual([
    { module: 'friendship', words: 'Friendships' },
    { module: 'coaching', words: 'Work or school' },
  ])
})

it.each([
  [{}, 'adult'],
  [{ 3: optionsOf(3)[0] ?? '' }, 'teen'],
  [{ 3: optionsOf(3)[1] ?? '' }, 'teen'],
  [{ 3: optionsOf(3)[2] ?? '' }, 'adult'],
  [{ 2: optionsOf(2)[1] ?? '', 3: optionsOf(3)[0] ?? '' }, 'supporter'],
])('knows for whom something fits first: %j is %s', (responses, audience) => {
  expect(chosenAudience(questions, responses)).toBe(audience)
})
