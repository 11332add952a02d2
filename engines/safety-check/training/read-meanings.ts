import { readFileSync } from 'node:fs'
import type { Meanings } from './train-stretch-judge.ts'

const folder = new URL('../../text-model/data/', import.meta.url)
/** The file's whole numbers are so many parts of one. */
const PARTS = 64

/** What these words mean, from the vectors of common words. */
export function readMeanings(words: readonly string[]): Meanings {
  const known = readFileSync(new URL('word-vectors.txt', folder), 'utf8').trim().split('\n')
  const vectors = new Int8Array(readFileSync(new URL('word-vectors.bin', folder)))
  const dimensions = vectors.length / known.length
  const numbers = new Map(known.map((word, number) => [word, number]))
  const of = new Float32Array(words.length * dimensions)
  const isKnown = new Uint8Array(words.length)
  for (const [word, name] of words.entries()) {
    const number = numbers.get(name)
    if (number === undefined) continue
    isKnown[word] = 1
    for (let at = 0; at < dimensions; at++)
      of[word * dimensions + at] = (vectors[number * dimensions + at] ?? 0) / PARTS
  }
  return { dimensions, of, isKnown }
}
