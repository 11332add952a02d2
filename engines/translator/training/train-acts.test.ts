import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { kinds } from '../kinds/kinds.ts'
import { FOLDS, foldsOf, readActs } from './read-acts.ts'
import { trainActs } from './train-acts.ts'

const messages = readActs()

describe('the training of acts', () => {
  it('gives the same weights for the same messages, bit for bit', () => {
    const some = messages.slice(0, 60)
    expect(writeWeights({ acts: trainActs(some) })).toEqual(writeWeights({ acts: trainActs(some) }))
  })

  it('leaves whole files out, every fifth together', () => {
    const folds = foldsOf(messages)
    expect(new Set(folds.values()).size).toBe(FOLDS)
    expect(folds.size).toBe(new Set(messages.map(({ file }) => file)).size)
  })

  it('knows messages of every kind of hidden meaning, none of them plain', () => {
    const named = messages.filter(({ kind }) => kind !== undefined)
    const lines = readFileSync(new URL('../data/kinds.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    expect(named).toHaveLength(lines.length)
    expect(named.filter(({ literal }) => literal)).toEqual([])
    expect(kinds.filter((name) => named.every(({ kind }) => kind !== name))).toEqual([])
  })
})
