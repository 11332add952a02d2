import { readFileSync } from 'node:fs'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { wordFeature } from '../read-features.ts'

const data = new URL('../data/', import.meta.url)
/** Largest value of a word's vector of which 1 is the length, times 254. */
const VECTOR_UNIT = 254

/**
 * What common words mean, as learned from very much text: 96 numbers by the feature of the word; of several words with
 * one stem the most common one speaks.
 * @param mostWords the most common words alone, to keep a model small
 */
export function readWordMeanings(mostWords = Number.POSITIVE_INFINITY): Map<number, Float32Array> {
  const words = readFileSync(new URL('word-vectors.txt', data), 'utf8').split('\n').filter(Boolean)
  const vectors = new Int8Array(readFileSync(new URL('word-vectors.bin', data)))
  const dimensions = vectors.length / words.length
  const meanings = new Map<number, Float32Array>()
  for (const [index, word] of words.entries()) {
    const feature = wordFeature(stemEnglish(word))
    if (meanings.size >= mostWords) break
    if (meanings.has(feature)) continue
    const vector = vectors.subarray(index * dimensions, (index + 1) * dimensions)
    meanings.set(
      feature,
      Float32Array.from(vector, (value) => value / VECTOR_UNIT),
    )
  }
  return meanings
}
