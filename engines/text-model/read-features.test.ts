import { describe, expect, it } from 'vitest'
import { readFeatures, soundOf, wordFeature } from './read-features.ts'

describe('the features of a message', () => {
  it('are the same for the same text, each once', () => {
    const features = readFeatures('My friend cancels again and again')
    expect(readFeatures('My friend cancels again and again')).toEqual(features)
    expect(new Set(features).size).toBe(features.length)
  })

  it('hold words by their stems, whatever the spelling of a negation', () => {
    expect(readFeatures('friends')).toContain(wordFeature('friend'))
    expect(readFeatures("I can't sleep")).toEqual(readFeatures('i cant sleep'))
  })

  it('share groups of letters with a misspelt word', () => {
    const misspelt = new Set(readFeatures('anxiuos'))
    expect(readFeatures('anxious').filter((feature) => misspelt.has(feature)).length).toBeGreaterThan(2)
  })

  it.each([
    ['carnt', 'cant'],
    ['evry', 'every'],
    ['fone', 'phone'],
    ['werk', 'work'],
    ['frend', 'friend'],
  ])('hear %s as %s', (heard, meant) => {
    expect(soundOf(heard)).toBe(soundOf(meant))
  })

  it('tell who did what to whom by pairs of neighbours', () => {
    expect(readFeatures('she hit me').toSorted()).not.toEqual(readFeatures('me hit she').toSorted())
  })

  it('are few for texts that say little, and bounded for those that never end', () => {
    expect(readFeatures('')).toEqual([])
    expect(readFeatures('😭')).toHaveLength(1)
    expect(readFeatures('مرحبا')).not.toHaveLength(0)
    expect(readFeatures('word '.repeat(10_000)).length).toBeLessThan(20)
    const long = Array.from({ length: 10_000 }, (_, number) => `w${number}`).join(' ')
    expect(readFeatures(long).length).toBeLessThan(10_000)
  })

  it('hold no word of the language itself by mistake', () => {
    expect(() => readFeatures('constructor __proto__ toString')).not.toThrow()
  })
})
