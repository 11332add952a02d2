import type { Piece, TextChange } from './tracked-text.ts'

/** What somebody says of a change that they made. */
export type ToldChange = { before: string; after: string; reason: string }

/** Texts with more different words than this are compared as one change: the work grows with the square. */
const MAX_COMPARED = 1_500
/** Changes with fewer unchanged words between them are read as one. */
const MIN_WORDS_BETWEEN = 2
const UNTOLD = 'The words were changed so that the message suits what you chose.'

const tokensOf = (text: string) => text.match(/\s+|\S+/g) ?? []

type Hunk = { before: string[]; after: string[] }

/** The longest common run of tokens, by the table of lengths. */
function hunksBetween(a: readonly string[], b: readonly string[]): (Hunk | string)[] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const parts: (Hunk | string)[] = []
  let i = 0
  let j = 0
  const hunk = (): Hunk => {
    const last = parts.at(-1)
    if (typeof last === 'object') return last
    const next: Hunk = { before: [], after: [] }
    parts.push(next)
    return next
  }
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      parts.push(a[i] ?? '')
      i += 1
      j += 1
    } else if (
      j >= b.length ||
      (i < a.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      hunk().before.push(a[i] ?? '')
      i += 1
    } else {
      hunk().after.push(b[j] ?? '')
      j += 1
    }
  }
  return parts
}

/** Puts hunks together that have hardly a word between them. */
function joinNear(parts: readonly (Hunk | string)[]): (Hunk | string)[] {
  const joined: (Hunk | string)[] = []
  let between: string[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      between.push(part)
      continue
    }
    const last = joined.at(-1)
    const words = between.filter((token) => token.trim() !== '')
    const isSentenceEnd = words.some((word) => /[.!?]$/u.test(word))
    if (typeof last === 'object' && words.length < MIN_WORDS_BETWEEN && !isSentenceEnd) {
      last.before.push(...between, ...part.before)
      last.after.push(...between, ...part.after)
    } else joined.push(...between, { before: [...part.before], after: [...part.after] })
    between = []
  }
  return [...joined, ...between]
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])

/** How much of a hunk somebody's account of a change is about, from 0 to 1. */
function sharedWords(hunk: ToldChange, told: ToldChange): number {
  const own = wordsOf(`${hunk.before} ${hunk.after}`)
  const other = wordsOf(`${told.before} ${told.after}`)
  return own.size === 0 ? 0 : [...own].filter((word) => other.has(word)).length / own.size
}

function reasonOf(hunk: ToldChange, told: readonly ToldChange[]): string {
  const scored = told.map((change) => ({ change, score: sharedWords(hunk, change) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0.3 ? best.change.reason : UNTOLD
}

/**
 * Finds what differs between a message and its rewrite, so that each difference can be taken back alone, whatever the
 * rewriter says of it. `told` gives the reasons, where it tells of the same words.
 */
export function compareTexts(
  original: string,
  rewritten: string,
  told: readonly ToldChange[],
): { pieces: Piece[]; changes: TextChange[] } {
  const a = tokensOf(original)
  const b = tokensOf(rewritten)
  const isLong = a.length > MAX_COMPARED || b.length > MAX_COMPARED
  const parts = isLong ? [{ before: a, after: b }] : joinNear(hunksBetween(a, b))
  const pieces: Piece[] = []
  const changes: TextChange[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      const last = pieces.at(-1)
      if (last?.change === null)
        pieces[pieces.length - 1] = { before: last.before + part, after: last.after + part, change: null }
      else pieces.push({ before: part, after: part, change: null })
      continue
    }
    const hunk = { before: part.before.join(''), after: part.after.join('') }
    const isBlank = hunk.before.trim() === '' && hunk.after.trim() === ''
    if (isBlank && hunk.before === hunk.after) continue
    const change = changes.push({ reason: reasonOf({ ...hunk, reason: '' }, told) }) - 1
    pieces.push({ ...hunk, change })
  }
  return { pieces, changes }
}
