import { expect, it } from 'vitest'
import { namedList, practiceWords } from './practice-sentence.ts'

const nothing = { talks: 0, otherExercises: 0, keptSentences: 0, conversations: 0 }

it.each([
  [{ talks: 3, keptSentences: 4 }, 'practiced 3 talks and kept 4 sentences in My words'],
  [{ talks: 1, otherExercises: 2 }, 'practiced 1 talk and 2 other exercises'],
  [{ otherExercises: 1 }, 'practiced 1 exercise'],
  [
    { talks: 1, conversations: 1, keptSentences: 1 },
    'practiced 1 talk, had 1 conversation and kept 1 sentence in My words',
  ],
  [{ talks: null, conversations: 2 }, 'had 2 conversations'],
  [{}, ''],
])('%j is told as "%s"', (done, words) => {
  expect(practiceWords({ ...nothing, ...done })).toBe(words)
})

it('names five and says how many more there are', () => {
  expect(namedList('Talks', ['A joke, later', 'B'])).toBe('Talks: A joke, later; B.')
  expect(namedList('Skills', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('Skills: a; b; c; d; e; and 2 more.')
  expect(namedList('Skills', [])).toBe('')
})
