import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Question } from '../questionnaire/question.ts'
import {
  changedResponses,
  firstRunQuestions,
  firstRunSteps,
  MAX_FIRST_GOALS,
  toggleGoal,
} from './first-run-questions.ts'

const questions: Question[] = JSON.parse(
  readFileSync(new URL('../../content/questionnaire/questions.json', import.meta.url), 'utf8'),
)

it('finds its three questions in the content', () => {
  const { who, goals, companion } = firstRunQuestions(questions)
  expect([who?.id, goals?.id, companion?.id]).toEqual([2, 7, 6])
  expect(firstRunSteps({ who, goals, companion })).toEqual(['who', 'goals', 'companion', 'place'])
})

it('goes without a question that is not there', () => {
  const none = { who: undefined, goals: undefined, companion: undefined }
  expect(firstRunQuestions([])).toEqual(none)
  expect(firstRunSteps(none)).toEqual(['place'])
})

it('takes three goals at most, and gives each back', () => {
  const three = ['a', 'b', 'c'].reduce(toggleGoal, [] as readonly string[])
  expect(three).toHaveLength(MAX_FIRST_GOALS)
  expect(toggleGoal(three, 'd')).toEqual(three)
  expect(toggleGoal(three, 'b')).toEqual(['a', 'c'])
})

it('sends only what differs from what is saved', () => {
  expect(changedResponses({ 2: 'Me', 7: ['a'] }, { 2: 'Me', 7: ['a', 'b'], 6: '' })).toEqual({
    7: ['a', 'b'],
  })
})
