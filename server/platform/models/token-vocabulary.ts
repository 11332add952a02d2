import { readFileSync } from 'node:fs'
import { projectPath } from '../project-path.ts'

/** What a token stands for as bytes, and its rank: the pair of bytes that is joined first has the lowest. */
export type TokenVocabulary = {
  /** The rank of the token that is `bytes` from `start` up to `end`, or Infinity where there is none. */
  rankOf(bytes: Uint8Array, start: number, end: number): number
}

const SPACE = 0x20
const LINE_END = 0x0a

/** Slots of the table for each token: enough that a look-up seldom meets another token on its way. */
const SLOTS_PER_TOKEN = 2

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193)
  return hash >>> 0
}

/** All tokens' bytes in one piece, in the order of their ranks, and where each begins; one more marks the end. */
function readTokens(file: Buffer): { bytes: Buffer; begins: Uint32Array } {
  const bytes = Buffer.alloc(file.length)
  const begins: number[] = [0]
  let length = 0
  for (let line = 0; line < file.length; ) {
    const space = file.indexOf(SPACE, line)
    const lineEnd = file.indexOf(LINE_END, space)
    length += bytes.write(file.toString('latin1', line, space), length, 'base64')
    begins.push(length)
    line = lineEnd === -1 ? file.length : lineEnd + 1
  }
  return { bytes: Buffer.from(bytes.subarray(0, length)), begins: Uint32Array.from(begins) }
}

/**
 * Reads a vocabulary in the form of `tiktoken` (a line per token: its bytes in base64, a space, its rank; ranks from 0
 * without a gap) into one table of numbers. As strings in a `Map` the same 200,000 tokens take six times the memory.
 */
function parseVocabulary(file: Buffer): TokenVocabulary {
  const { bytes: known, begins } = readTokens(file)
  const tokens = begins.length - 1
  const mask = 2 ** Math.ceil(Math.log2(tokens * SLOTS_PER_TOKEN)) - 1
  /** A token's rank and 1, where its hash leads or in the next free slot; 0 is free. */
  const slots = new Uint32Array(mask + 1)
  for (let rank = 0; rank < tokens; rank += 1) {
    let slot = hashOf(known, begins[rank] ?? 0, begins[rank + 1] ?? 0) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = rank + 1
  }

  function isToken(rank: number, bytes: Uint8Array, start: number, end: number): boolean {
    const begin = begins[rank] ?? 0
    if ((begins[rank + 1] ?? 0) - begin !== end - start) return false
    for (let index = 0; index < end - start; index += 1) {
      if (known[begin + index] !== bytes[start + index]) return false
    }
    return true
  }

  return {
    rankOf(bytes, start, end) {
      let slot = hashOf(bytes, start, end) & mask
      for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
        if (isToken(entry - 1, bytes, start, end)) return entry - 1
        slot = (slot + 1) & mask
      }
      return Number.POSITIVE_INFINITY
    },
  }
}

/** The vocabulary o200k, which comes with the package `gpt-tokenizer`. */
export const loadVocabulary = (): TokenVocabulary =>
  parseVocabulary(readFileSync(projectPath('node_modules/gpt-tokenizer/data/o200k_base.tiktoken')))
