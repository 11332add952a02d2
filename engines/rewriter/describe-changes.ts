import type { Piece } from './tracked-text.ts'

/** So much of what stands between two places of one change is shown with them, in characters. */
const MAX_BETWEEN = 60
/** Stands for more. */
const GAP = ' … '

/** What each change replaced and put in its place, as one line each; its places are joined by dots. */
export function describeChanges<T extends { reason: string }>(
  pieces: readonly Piece[],
  changes: readonly T[],
): { before: string; after: string; reason: string }[] {
  return changes.map(({ reason }, change) => {
    const line = (side: 'before' | 'after') => {
      let text = ''
      let between = ''
      for (const piece of pieces) {
        if (piece.change !== change) between += piece[side]
        else {
          const gap = between.length > MAX_BETWEEN ? GAP : between
          text += `${text === '' ? '' : gap}${piece[side]}`
          between = ''
        }
      }
      return text.trim()
    }
    return { before: line('before'), after: line('after'), reason }
  })
}
