import { describe, expect, it } from 'vitest'
import { beginRun, isFinished } from '#domain/practice/begin-run.ts'
import type { Exercise } from '#domain/practice/exercise.ts'
import {
  answerTo,
  builtMessage,
  judgeOrder,
  judgeReading,
  madeTogether,
  sumEnergy,
} from '#domain/practice/judge-answers.ts'
import type { PlacedExercise } from '#domain/practice/placed-exercise.ts'
import { chooseReply, followTalk, goOn, type TalkState, talkBeginning } from '#domain/practice/play-talk.ts'
import { parseRunState, type RunState } from '#domain/practice/run-state.ts'
import { talkWays } from '#domain/practice/talk-faults.ts'
import { loadCoachingContent } from './load-coaching-content.ts'

const { exercises } = loadCoachingContent().practice
const nameAll = (of: readonly PlacedExercise[]) => of.map((exercise) => [exercise.id, exercise] as const)
const isTalk = ({ kind }: Exercise) => kind === 'talk'

/** Plays every way of replies; ways through the same turns but by other replies are ways of their own. */
function endsOf(talk: Extract<Exercise, { kind: 'talk' }>): Set<string> {
  const ends = new Set<string>()
  const play = (state: TalkState) => {
    const { place } = followTalk(talk, state.chosen)
    expect(parseRunState(talk, state)).toEqual(state)
    expect(isFinished(talk, state as RunState)).toBe(place.type === 'ending')
    if (place.type === 'ending') ends.add(place.name)
    else for (const choice of [0, 1, 2]) play(goOn(chooseReply(state, choice)))
  }
  play(talkBeginning)
  return ends
}

/** The state of an exercise whose every question was answered, and what the person then sees. */
function finish(exercise: Exclude<Exercise, { kind: 'talk' }>): { state: RunState; seen: unknown[] } {
  switch (exercise.kind) {
    case 'meaning': {
      const answers = exercise.items.map(({ readings }) => readings.map(({ fits }) => fits))
      const seen = exercise.items.flatMap(({ readings }, item) =>
        readings.map((reading, at) => judgeReading(reading, answers[item]?.[at] ?? null)),
      )
      expect(new Set(seen)).toEqual(new Set(['same']))
      return { state: { at: exercise.items.length, isShown: false, answers }, seen }
    }
    case 'order': {
      const sequence = exercise.steps.map((_, index) => index)
      expect(new Set(judgeOrder(exercise.steps, sequence))).toEqual(new Set(['fits']))
      return { state: { sequence, isShown: true }, seen: sequence }
    }
    case 'energy': {
      const values = exercise.day.map(() => null)
      const wanted = exercise.changes.flatMap(({ saves }, index) => (saves > 0 ? [index] : []))
      const changes = madeTogether(exercise.changes, wanted)
      const gained = sumEnergy(exercise, values, changes) - sumEnergy(exercise, values, [])
      expect(gained).toBeGreaterThan(0)
      return { state: { values, isShown: true, changes, isDone: true }, seen: [gained] }
    }
    case 'sentence': {
      const choices = exercise.parts.map(() => 0)
      const seen = [...builtMessage(exercise, choices).split(' '), answerTo(exercise, choices)]
      return { state: { choices, isDone: true }, seen }
    }
    case 'scale': {
      const words = exercise.steps.map(() => 'My words.')
      const tried = exercise.tries && { isTrying: false, picks: exercise.tries.map(() => 2) }
      return { state: { words, isDone: true, ...tried }, seen: [...exercise.steps] }
    }
    default:
      return exercise satisfies never
  }
}

describe('every talk', () => {
  it.each(nameAll(exercises.filter(isTalk)))('%s is played to each of its ends', (_, talk) => {
    if (talk.kind !== 'talk') throw new Error('no talk')
    expect(talkWays(talk).length).toBeGreaterThan(2)
    expect(endsOf(talk)).toEqual(new Set(Object.keys(talk.endings)))
  })
})

describe('every other exercise', () => {
  it.each(nameAll(exercises.filter((each) => !isTalk(each))))('%s is begun and finished', (_, {
    id: __,
    module: ___,
    ...exercise
  }) => {
    if (exercise.kind === 'talk') throw new Error('a talk')
    const beginning = beginRun(exercise)
    expect(parseRunState(exercise, beginning)).toEqual(beginning)
    expect(isFinished(exercise, beginning)).toBe(false)
    const { state, seen } = finish(exercise)
    expect(parseRunState(exercise, state)).toEqual(state)
    expect(isFinished(exercise, state)).toBe(true)
    expect(seen.length).toBeGreaterThan(0)
  })
})

it('no exercise of order begins in an order that works already', () => {
  for (const exercise of exercises) {
    if (exercise.kind !== 'order') continue
    const { sequence } = beginRun(exercise) as { sequence: number[] }
    expect([exercise.id, judgeOrder(exercise.steps, sequence).every((of) => of === 'fits')]).toEqual([
      exercise.id,
      false,
    ])
  }
})
