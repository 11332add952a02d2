import { expect, it } from 'vitest'
import { createTermAnalyzer } from '#domain/coaching/search/analyze-terms.ts'
import { createQueryReader } from './create-query-reader.ts'

const letters = (index: number) => String.fromCharCode(97 + (index % 26))
const unknownWords = Array.from(
  { length: 1_000 },
  (_, index) => `q${letters(index)}${letters(index / 26)}${letters(index / 676)}q`,
)

it('corrects at most 300 words of a question, each once, and reads the others as they stand', () => {
  const corrected: string[] = []
  const read = createQueryReader({
    analyzer: createTermAnalyzer({}),
    index: { scores: ({ token }) => new Map(token === 'friend' ? [['a-card', 1]] : []) },
    correct: (stem) => {
      corrected.push(stem)
      return stem
    },
    complete: () => undefined,
    rarity: (term) => (term === 'friend' ? 2 : 1),
  })
  const terms = read(`${[...unknownWords, ...unknownWords].join(' ')} friend`)
  expect(corrected).toHaveLength(300)
  expect(new Set(corrected).size).toBe(300)
  expect(terms[0]).toMatchObject({ token: 'friend', scores: new Map([['a-card', 1]]) })
})
