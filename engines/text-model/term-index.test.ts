import { describe, expect, it } from 'vitest'
import { buildTermIndex } from './build-term-index.ts'
import { readTerms } from './read-features.ts'
import { sumTerms } from './term-index.ts'
import { readTermIndex, writeTermIndex } from './term-index-file.ts'

const choices = ['', 'noise', 'money', 'friend']
const said = [
  ...['loud neighbor at night', 'the neighbor is loud again', 'loud music'].map((text) => ({
    text,
    choice: 'noise',
  })),
  ...['cannot pay the rent', 'pay rent late', 'the rent is late'].map((text) => ({ text, choice: 'money' })),
  ...['my friend is angry', 'my friend does not answer', 'an old friend'].map((text) => ({
    text,
    choice: 'friend',
  })),
  { text: 'which planet is loud', choice: '' },
  { text: 'said of something that is gone', choice: 'gone' },
]
const index = buildTermIndex(said, choices)
const scores = (text: string) => [...sumTerms(index, readTerms(text).terms)]
const best = (text: string) => choices[scores(text).indexOf(Math.max(...scores(text)))]

describe('an index of terms', () => {
  it('knows which choice words speak for', () => {
    expect(best('the neighbor plays loud music')).toBe('noise')
    expect(best('I pay my rent late')).toBe('money')
    expect(best('is my friend angry')).toBe('friend')
  })

  it('counts a pair of words that are said together beside the words', () => {
    const [, , together = 0] = scores('rent late')
    const [, , apart = 0] = scores('late rent')
    expect(together).toBeGreaterThanOrEqual(apart)
  })

  it('keeps a rare word that somebody chose for a choice, and drops one that was said by chance', () => {
    const rare = [
      { text: 'subwoofer', choice: 'noise', isTelling: true },
      { text: 'an umbrella', choice: 'money' },
    ]
    const grown = buildTermIndex([...said, ...rare], choices)
    const [, noise = 0] = sumTerms(grown, readTerms('his subwoofer').terms)
    expect(noise).toBeGreaterThan(0)
    expect([...sumTerms(grown, readTerms('umbrella').terms)]).toEqual([0, 0, 0, 0])
  })

  it('says nothing about words that nobody said', () => {
    expect(scores('quantum zebra')).toEqual([0, 0, 0, 0])
    expect(scores('')).toEqual([0, 0, 0, 0])
    expect(scores('constructor __proto__')).toEqual([0, 0, 0, 0])
  })

  it('comes back from its file as it was, and is refused when the file is cut', () => {
    const bytes = writeTermIndex(index)
    expect(readTermIndex(bytes)).toEqual(index)
    expect(() => readTermIndex(bytes.subarray(0, bytes.length - 8))).toThrow('ends too early')
  })
})
