import { describe, expect, it } from 'vitest'
import { type Example, Numbers } from './prepare-examples.ts'
import { type Lessons, trainStretchJudge } from './train-stretch-judge.ts'

const features = new Numbers()
const words = new Numbers()
const stretch = (own: string, near = '') => ({
  own: features.encode(own.split(' ')),
  near: features.encode(near.split(' ').filter(Boolean)),
  words: words.encode(own.split(' ')),
})
const example = (isYes: boolean, ...stretches: Example['stretches'][number][]): Example => {
  return { stretches, isYes, weight: 1, source: 'v00' }
}
const examples = Array.from({ length: 30 }, () => [
  example(true, stretch('he hits me')),
  example(true, stretch('we ate soup'), stretch('she hits me')),
  example(true, stretch('not today', 'bruise')),
  example(false, stretch('we ate soup')),
  example(false, stretch('he hits notes')),
  example(false, stretch('not today', 'picnic')),
]).flat()
const lessons: Lessons = {
  names: features.names,
  isKept: new Uint8Array(features.names.length).fill(1),
  meanings: {
    dimensions: 1,
    of: new Float32Array(words.names.length).fill(1),
    isKnown: new Uint8Array(words.names.length),
  },
  examples,
}

describe('a judge of stretches', () => {
  const learnt = trainStretchJudge(lessons)
  const weightOf = (from: Float64Array, name: string) => from[lessons.names.indexOf(name)] ?? 0

  it('learns which words decide, also where only one stretch of several holds them', () => {
    expect(weightOf(learnt.own, 'me')).toBeGreaterThan(0.5)
    expect(weightOf(learnt.own, 'soup')).toBeLessThan(0)
  })

  it('learns from the neighbours too', () => {
    expect(weightOf(learnt.near, 'bruise')).toBeGreaterThan(weightOf(learnt.near, 'picnic'))
  })

  it('gives the same weights for the same examples', () => {
    expect(trainStretchJudge(lessons)).toEqual(learnt)
  })

  it('leaves out what is not kept', () => {
    const isKept = lessons.isKept.with(lessons.names.indexOf('me'), 0)
    expect(weightOf(trainStretchJudge({ ...lessons, isKept }).own, 'me')).toBe(0)
  })
})
