import { packArrays, unpackArrays } from './packed-arrays.ts'
import type { TermIndex } from './term-index.ts'

type FileHead = { choices: readonly string[]; step: number; terms: number; entries: number }

/** @throws Error when the bytes are no file of an index, or end too early */
export function readTermIndex(bytes: Uint8Array): TermIndex {
  const { head, take } = unpackArrays<FileHead>(bytes)
  return {
    choices: head.choices,
    step: head.step,
    terms: new Uint32Array(take(head.terms * 4)),
    starts: new Uint32Array(take((head.terms + 1) * 4)),
    entryChoices: new Uint16Array(take(head.entries * 2)),
    entryScores: new Uint8Array(take(head.entries)),
  }
}

export function writeTermIndex(index: TermIndex): Uint8Array {
  const { choices, step, terms, starts, entryChoices, entryScores } = index
  const head: FileHead = { choices, step, terms: terms.length, entries: entryScores.length }
  return packArrays(head, [terms, starts, entryChoices, entryScores])
}
