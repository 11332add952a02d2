import { describe, expect, it } from 'vitest'
import { keyQuestion, keyTelling } from './key-sentence.ts'

const long = `${'and then another thing happened '.repeat(8)}?`

describe('the sentence that a message asks in', () => {
  it.each([
    ['It rained. Do I tell him? He is away.', 'Do I tell him?'],
    ['he said "park it". what does that mean', 'what does that mean'],
    ['Is it me? Or should I ask her "why"?', "Or should I ask her 'why'?"],
  ])('of %j is %j', (text, question) => {
    expect(keyQuestion(text)).toBe(question)
  })

  it.each([
    ['Do I tell her? When he comes home I freeze.', 'Do I tell her?'],
    ['Is it rude? May was hard.', 'Is it rude?'],
  ])('of %j is %j, and not what only begins like one', (text, question) => {
    expect(keyQuestion(text)).toBe(question)
  })

  it.each(['I got the job.', 'What a day. When it rains I stay in.', long, ''])('is none in %j', (text) => {
    expect(keyQuestion(text)).toBeUndefined()
  })
})

describe('the sentence that tells most', () => {
  it.each([
    ['Hello dear. It rains. I am so happy today.', 'I am so happy today.'],
    ['got own key today', 'got own key today'],
  ])('of %j is %j', (text, told) => {
    expect(keyTelling(text)).toBe(told)
  })

  it('is none where nothing is short enough to quote', () => {
    expect(keyTelling(long)).toBeUndefined()
  })
})
