import { expect, it } from 'vitest'
import { practiceWords } from './practice-sentence.ts'

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
