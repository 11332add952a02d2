import { describe, expect, it } from 'vitest'
import { breakDown, detailLevels } from './break-down.ts'
import { countIn, currentStep, isFinished, markStep, startAgain, stepBack } from './follow-steps.ts'
import { splitStep, stepsOfLines, waySmaller, writeSmaller } from './split-step.ts'
import { MAX_STEPS, type TaskStep, taskSteps } from './task-step.ts'
import type { TaskPlan } from './task-template.ts'
import { timeLeft, timeNeeded } from './time-needed.ts'

const small = (text: string, least = 1, most = 2) => ({ text, minutes: [least, most] as [number, number] })
const plan: TaskPlan = {
  needs: [],
  energy: 'middle',
  steps: [
    {
      text: 'A',
      parts: [{ text: 'A1', parts: [small('A1a'), small('A1b')] }, small('A2', 3, 5)],
    },
    {
      text: 'B',
      energy: 'high',
      parts: [
        { text: 'B1', hard: true, parts: [small('B1a'), small('B1b')] },
        { text: 'B2', parts: [small('B2a'), small('B2b')] },
      ],
    },
    { text: 'C', parts: [small('C1', 40, 90), small('C2')] },
  ],
}
const texts = (steps: readonly TaskStep[]) => steps.map(({ text }) => text).join(' ')
const at = (level: (typeof detailLevels)[number]) => breakDown(plan, level)
const own = (...lines: string[]): TaskStep[] => lines.map((text) => ({ text, state: 'open' }))

describe('a task at five levels', () => {
  it.each([
    [1, 'A B C'],
    [2, 'A B1 B2 C'],
    [3, 'A1 A2 B1 B2 C1 C2'],
    [4, 'A1 A2 B1a B1b B2 C1 C2'],
    [5, 'A1a A1b A2 B1a B1b B2a B2b C1 C2'],
  ] as const)('%d is %s', (level, expected) => expect(texts(at(level))).toBe(expected))

  it.each(detailLevels)('%d can be kept, and takes the same time', (level) => {
    expect(taskSteps.safeParse(at(level)).success).toBe(true)
    expect(timeNeeded(at(level))).toEqual({ doing: [10, 19], long: [40, 90] })
  })

  it('says of each part what it belongs to', () => {
    expect(at(5).map(({ of }) => of)).toEqual(['A', 'A', 'A', 'B', 'B', 'B', 'B', 'C', 'C'])
  })
})

describe('a step made smaller', () => {
  it('comes in its parts, and these again in theirs', () => {
    const once = splitStep(at(1), 0)
    expect(texts(once)).toBe('A1 A2 B C')
    expect(texts(splitStep(once, 0))).toBe('A1a A1b A2 B C')
    expect(splitStep(once, 0)[0]?.of).toBe('A')
  })

  it('has its first minute before the rest when it has no parts', () => {
    const split = splitStep(at(5), 2)
    expect(split.slice(2, 4)).toMatchObject([
      { text: 'A2', portion: 'first-minute', minutes: [1, 1] },
      { text: 'A2', portion: 'rest', minutes: [2, 4] },
    ])
    expect(split.slice(2, 4).map(waySmaller)).toEqual([null, null])
    expect(splitStep(split, 2)).toEqual(split)
  })

  it('is written again when it is in own words', () => {
    const steps = own('Call the bank', 'Write it down')
    expect(waySmaller(steps[0] as TaskStep)).toBe('own-words')
    expect(splitStep(steps, 0)).toEqual(steps)
    const written = writeSmaller(steps, 0, ['Find the number', 'Press call'])
    expect(texts(written)).toBe('Find the number Press call Write it down')
    expect(written[0]?.of).toBe('Call the bank')
    expect(writeSmaller(steps, 0, [])).toEqual(steps)
    expect(writeSmaller(steps, 7, ['x'])).toEqual(steps)
  })

  it('never makes a list longer than can be kept', () => {
    const many = own(...Array.from({ length: MAX_STEPS }, (_, number) => `Step ${number}`))
    expect(writeSmaller(many, 0, ['a', 'b'])).toEqual(many)
  })

  it('reads own steps from lines, without their numbers and dashes', () => {
    expect(stepsOfLines('1. Get up\n\n - Wash \n* Eat\n2 eggs\n')).toEqual([
      'Get up',
      'Wash',
      'Eat',
      '2 eggs',
    ])
  })
})

describe('the time', () => {
  it('is not known of own steps', () => expect(timeNeeded(own('A'))).toBeNull())
  it('that is left leaves out what is done or skipped', () => {
    expect(timeLeft(markStep(markStep(at(1), 0, 'done'), 2, 'skipped'))).toEqual({
      doing: [4, 8],
      long: [0, 0],
    })
  })
})

describe('the way through a list', () => {
  it('goes from the first open step to the next, and back', () => {
    const first = markStep(own('A', 'B', 'C'), 0, 'done')
    expect(currentStep(first)).toBe(1)
    const second = markStep(first, 1, 'skipped')
    expect(currentStep(stepBack(second))).toBe(1)
    const all = markStep(second, 2, 'done')
    expect([isFinished(all), countIn(all, 'done'), countIn(all, 'skipped')]).toEqual([true, 2, 1])
    expect(currentStep(stepBack(all))).toBe(2)
    expect(currentStep(startAgain(all))).toBe(0)
  })

  it('has nothing before its beginning', () => {
    expect(stepBack(own('A'))).toEqual(own('A'))
  })
})
