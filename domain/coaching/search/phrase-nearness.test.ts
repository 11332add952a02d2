import { describe, expect, it } from 'vitest'
import { createPhraseNearness } from './phrase-nearness.ts'

const bare = (ownerId: string, phrase: string) => ({ ownerId, phrase, meanings: [] })
const phrases = [
  bare('silent-friend', 'my friend has not answered me'),
  bare('silent-friend', 'no reply to my message'),
  bare('late-answer', 'I have not answered my friend'),
  bare('laundry', 'wash my clothes'),
]
const readNearness = createPhraseNearness(phrases)
const near = (question: string, id: string) => readNearness(question, []).get(id)?.mean ?? 0

describe('how near a question is to the phrases of a text', () => {
  it('tells who did what by the order of the words', () => {
    const theySilent = 'my friend has not answered for days'
    expect(near(theySilent, 'silent-friend')).toBeGreaterThan(near(theySilent, 'late-answer'))
    const iSilent = 'I have not answered my friend for days'
    expect(near(iSilent, 'late-answer')).toBeGreaterThan(near(iSilent, 'silent-friend'))
  })

  it('does not mind who a third person is', () => {
    const readHer = createPhraseNearness([bare('ignored', 'she ignores her')])
    expect(readHer('they ignore him', []).get('ignored')?.mean).toBeGreaterThan(0)
    expect(readHer('he ignores them', [])).toEqual(readHer('she ignores her', []))
  })

  it('counts a shared meaning where no word is shared', () => {
    const readMeanings = createPhraseNearness([
      { ...bare('laundry', 'wash clothes'), meanings: ['=laundry'] },
    ])
    expect(readMeanings('dirty socks', []).has('laundry')).toBe(false)
    expect(readMeanings('dirty socks', ['=laundry']).get('laundry')?.mean).toBeGreaterThan(0)
  })

  it('lets a common word say less than a rare one', () => {
    expect(near('clothes', 'laundry')).toBeGreaterThan(near('my', 'laundry'))
  })

  it('is at most 1, for a text that has the question in all its nearest phrases', () => {
    const same = Array.from({ length: 5 }, () => bare('same', 'late again'))
    expect(createPhraseNearness(same)('late again', []).get('same')?.mean).toBeCloseTo(1)
  })

  it('tells the one nearest phrase from the five nearest', () => {
    const one = [
      bare('one', 'late again'),
      ...Array.from({ length: 4 }, () => bare('one', 'wash my clothes')),
    ]
    const { nearest, mean } = createPhraseNearness(one)('late again', []).get('one') ?? {
      nearest: 0,
      mean: 0,
    }
    expect(nearest).toBeCloseTo(1)
    expect(mean).toBeCloseTo(0.2)
  })

  it.each([
    '',
    'привет',
    'quantum entanglement',
  ])('leaves out texts that share nothing with "%s"', (question) => {
    expect(readNearness(question, []).size).toBe(0)
  })
})
