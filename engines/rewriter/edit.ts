/** Puts `put` in the place of the characters from `start` up to `end`. */
export type Edit = { start: number; end: number; put: string }

/** One thing to change, at one place or at several that only make sense together, and why, in plain words. */
export type Suggestion = {
  edits: readonly Edit[]
  reason: string
  /** The field of the form without which this would not be suggested. */
  from?: 'context' | 'relationship'
  /** Small mends of one kind, wherever they stand: each place is right without the others. */
  isMending?: boolean
}

const sentenceEnd = /(?:^|[.!?…\n])["”')\]]*\s*$/u

/** Whether a sentence begins at this place. */
export const isSentenceStart = (text: string, at: number): boolean =>
  sentenceEnd.test(text.slice(Math.max(0, at - 20), at)) || text.slice(0, at).trim() === ''

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A small first letter, except in "I" and in words of capitals. */
export const lowerFirst = (text: string): string =>
  /^(?:I(?![\p{L}])|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Other words in a place; they begin with a capital letter where the words before them began a sentence with one. */
export function replacement(text: string, start: number, end: number, put: string): Edit {
  const isCapital = /\p{Lu}/u.test(text.charAt(start)) && isSentenceStart(text, start)
  return { start, end, put: isCapital ? upperFirst(put) : put }
}

/** Where a cut ends: behind the comma and the spaces that go with it, or the marks of a sentence that goes whole. */
function endOfCut(text: string, end: number, isFirst: boolean): number {
  const rest = text.slice(end)
  const gap = isFirst ? /^[,;:]?[^\S\n]*(?:[.!?…]+[^\S\n]*)?/u.exec(rest) : /^[^\S\n]*/u.exec(rest)
  return end + (gap?.[0].length ?? 0)
}

/**
 * Leaves words out, with the comma and the spaces that belonged to them. The word that then begins a sentence takes
 * the capital letter over.
 */
export function cut(text: string, start: number, end: number): Edit {
  const isFirst = isSentenceStart(text, start)
  const stop = endOfCut(text, end, isFirst)
  const next = text.slice(stop)
  if (!isFirst && /^(?:[.!?…,;:)]|\n|$)/u.test(next)) {
    const gap = /[,;:]?[^\S\n]*$/u.exec(text.slice(0, start))?.[0] ?? ''
    return { start: start - gap.length, end, put: '' }
  }
  if (next === '')
    return {
      start: start - (text.slice(0, start).length - text.slice(0, start).trimEnd().length),
      end: stop,
      put: '',
    }
  const word = /^\p{Ll}[\p{L}\p{M}']*/u.exec(next)?.[0] ?? ''
  const isCapital = isFirst && /\p{Lu}/u.test(text.charAt(start)) && word !== ''
  return isCapital ? { start, end: stop + word.length, put: upperFirst(word) } : { start, end: stop, put: '' }
}

/** Replaces each match of a pattern (with `g`) as `String.replace` would; an empty `put` leaves the match out. */
export function replaceEach(text: string, find: RegExp, put: string): Edit[] {
  return [...text.matchAll(find)].flatMap((match) => {
    const start = match.index + (match[0].length - match[0].trimStart().length)
    const end = match.index + match[0].trimEnd().length
    if (put === '') return end > start ? [cut(text, start, end)] : []
    const filled = put.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    return filled === text.slice(start, end) ? [] : [replacement(text, start, end, filled)]
  })
}

/** Each edit as a change of its own. */
export const eachAlone = (edits: readonly Edit[], reason: string): Suggestion[] =>
  edits.map((edit) => ({ edits: [edit], reason }))

/** All edits as one change, of which each place is right without the others. */
export const asMending = (edits: readonly Edit[], reason: string): Suggestion[] =>
  edits.length > 0 ? [{ edits, reason, isMending: true }] : []
