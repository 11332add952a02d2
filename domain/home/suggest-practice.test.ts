import { describe, expect, it } from 'vitest'
import type { ExerciseSummary } from '../practice/contract.ts'
import { type PractisedExercise, suggestPractice } from './suggest-practice.ts'

const exercise = (id: string, rest: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id,
  module: 'friendship',
  kind: 'talk',
  title: id,
  skill: 'Asking',
  for: 'adult',
  level: 'small',
  minutes: 3,
  ...rest,
})
const finished = (id: string, day = 1): PractisedExercise => ({
  exercise: id,
  isFinished: true,
  finishedAt: new Date(Date.UTC(2026, 10, day)),
})
const begun = (id: string): PractisedExercise => ({ exercise: id, isFinished: false, finishedAt: null })
const friendships = { module: 'friendship', words: 'Friendships' } as const
const worry = { module: 'anxiety-management', words: 'Anxiety and worry' } as const

const exercises = [
  exercise('translate', { module: 'nt-translator' }),
  exercise('friend-scale', { kind: 'scale' }),
  exercise('friend-small'),
  exercise('friend-middle', { level: 'middle' }),
  exercise('friend-teen', { for: 'teen' }),
  exercise('worry-small', { module: 'anxiety-management' }),
]
const suggest = (rest: Partial<Parameters<typeof suggestPractice>[0]> = {}) => {
  const suggestion = suggestPractice({ exercises, runs: [], goals: [], audience: 'adult', ...rest })
  return suggestion && [suggestion.exercise.id, suggestion.reason]
}
const byGoal = ({ words }: { words: string }) => ({ kind: 'goal', words })

describe('the suggested practice', () => {
  it('is a small one to begin with, where nothing is known', () => {
    expect(suggest()).toEqual(['translate', { kind: 'first' }])
  })

  it('follows the goals, and takes the smallest talk that was not begun', () => {
    expect(suggest({ goals: [friendships] })).toEqual(['friend-small', byGoal(friendships)])
    expect(suggest({ goals: [friendships], runs: [begun('friend-small')] })).toEqual([
      'friend-scale',
      byGoal(friendships),
    ])
    expect(suggest({ goals: [friendships], runs: [begun('friend-small')], talksOnly: true })).toEqual([
      'friend-middle',
      byGoal(friendships),
    ])
  })

  it('takes the goal that was practised least', () => {
    const runs = [finished('friend-small')]
    expect(suggest({ goals: [friendships, worry], runs })).toEqual(['worry-small', byGoal(worry)])
  })

  it('goes by whom an exercise is written for, and takes another where there is none', () => {
    expect(suggest({ goals: [friendships], audience: 'teen' })).toEqual(['friend-teen', byGoal(friendships)])
    expect(suggest({ goals: [worry], audience: 'supporter' })).toEqual(['worry-small', byGoal(worry)])
  })

  it('passes by a goal for which there is nothing left', () => {
    const goals = [{ module: 'coaching', words: 'Work or school' } as const, worry]
    expect(suggest({ goals })).toEqual(['worry-small', byGoal(worry)])
  })

  it('without goals stays with what was practised last', () => {
    const runs = [finished('translate', 1), finished('friend-small', 2)]
    expect(suggest({ runs })).toEqual(['friend-scale', { kind: 'module', module: 'friendship' }])
  })

  it('is the one that was finished the longest time ago, when all was done', () => {
    const runs = exercises.map(({ id }, index) => finished(id, 20 - index))
    expect(suggest({ runs })).toEqual(['worry-small', { kind: 'again' }])
  })

  it('is none where there are no exercises', () => {
    expect(suggest({ exercises: [] })).toBeNull()
  })
})
