import { describe, expect, it } from 'vitest'
import { beginRun, isFinished, openTries, scaleWithoutPicks } from './begin-run.ts'
import type { ExerciseOf } from './exercise.ts'
import { parseRunState, type RunStates } from './run-state.ts'
import { aboutExercise } from './testing.ts'

const scale: ExerciseOf<'scale'> = {
  kind: 'scale',
  ...aboutExercise,
  of: 'noise',
  steps: [],
  tries: ['A door.', 'A dog.', 'A drill.'].map((happens) => ({ happens, others: 'Two say.' })),
  keep: 'Keep.',
}
const words = ['Quiet.', '', '', '', '']
const kept = (change: object) => parseRunState(scale, { words, isDone: false, ...change })

describe('where a person is with a scale', () => {
  it('may be from before there were tries', () => {
    expect(kept({})).toEqual({ words, isDone: false })
    expect(kept({ isDone: true })).toEqual({ words, isDone: true })
  })

  it('has a step, or none yet, for each try', () => {
    const picks = [4, null, 0]
    expect(kept({ isTrying: true, picks })).toEqual({ words, isDone: false, isTrying: true, picks })
  })

  it.each([
    ['fewer picks than tries', { isTrying: true, picks: [1, 2] }],
    ['a step that the scale does not have', { isTrying: true, picks: [1, 2, 5] }],
    ['tries that are open without picks', { isTrying: true }],
  ])('has no %s', (_, change) => expect(kept(change)).toBeNull())

  it('has no picks where the exercise has no tries', () => {
    const plain = { ...scale, tries: [] }
    expect(parseRunState(plain, { words, isDone: false, picks: [1] })).toBeNull()
    expect(parseRunState(plain, { words, isDone: false })).toEqual({ words, isDone: false })
  })

  it('opens the tries with what was picked before', () => {
    const first = openTries(scale, beginRun(scale) as RunStates['scale'])
    expect(first).toMatchObject({ isTrying: true, picks: [null, null, null] })
    expect(isFinished(scale, first)).toBe(false)
    const again = openTries(scale, { words, isDone: true, isTrying: false, picks: [1, null, 2] })
    expect(again).toEqual({ words, isDone: false, isTrying: true, picks: [1, null, 2] })
    expect(parseRunState(scale, again)).toEqual(again)
  })

  it('keeps the words alone when its text is another one', () => {
    const of = scaleWithoutPicks({ words, isDone: true, isTrying: false, picks: [1, null, 2] })
    expect(of).toEqual({ words, isDone: true })
  })
})
