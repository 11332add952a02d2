import { describe, expect, it } from 'vitest'
import { createWordCompleter } from './complete-word.ts'

const complete = createWordCompleter(['interocept', 'interest', 'interview', 'inter', 'train'])

describe('a word that is still being typed', () => {
  it.each([
    ['interoc', 'interocept'],
    ['inte', 'inter'],
    ['interv', 'interview'],
    ['tra', undefined],
    ['train', undefined],
    ['quantu', undefined],
  ])('%s → %s', (beginning, word) => {
    expect(complete(beginning)).toBe(word)
  })
})
