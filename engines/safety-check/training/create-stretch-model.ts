import type { StretchModel } from '#engines/safety-check/model/stretch-model.ts'
import type { Learnt, Meanings } from './train-stretch-judge.ts'

type Vocabulary = {
  features: readonly string[]
  words: readonly string[]
  meanings: Meanings
  counts: Int32Array
}

/** Joins what both judges learnt, and keeps the features that weigh most over all stretches: at most `limit`. */
export function createStretchModel(
  { clear, any }: { clear: Learnt; any: Learnt },
  { features, words, meanings, counts }: Vocabulary,
  limit: number,
): StretchModel {
  const heaviness = Float64Array.from(features, (_, number) => {
    const weights = [clear.own, any.own, clear.near, any.near].map((some) => Math.abs(some[number] ?? 0))
    return Math.max(...weights) * Math.sqrt(counts[number] ?? 0)
  })
  const least = Math.max(heaviness.toSorted().at(-limit) ?? 0, Number.MIN_VALUE)
  const kept = [...features.keys()].filter((number) => (heaviness[number] ?? 0) >= least)
  const known = [...words.keys()].filter((word) => meanings.isKnown[word] === 1)
  const pick = (from: Float64Array, numbers: readonly number[]) =>
    Float64Array.from(numbers, (number) => from[number] ?? 0)
  const number = (names: readonly string[], numbers: readonly number[]) =>
    new Map(numbers.map((one, place) => [names[one] ?? '', place]))
  return {
    bias: { clear: clear.bias, any: any.bias },
    numbers: number(features, kept),
    own: { clear: pick(clear.own, kept), any: pick(any.own, kept) },
    near: { clear: pick(clear.near, kept), any: pick(any.near, kept) },
    words: number(words, known),
    meaning: { clear: pick(clear.meaning, known), any: pick(any.meaning, known) },
  }
}
