/** One phrase and what stands in its place; an empty `put` leaves the phrase out. */
export type PhraseRule = { find: RegExp; put: string }

export type PhraseGroup = {
  /** Why, in the words that the writer reads. */
  reason: string
  rules: readonly PhraseRule[]
  /** Matches where any of the rules does; most sentences are done with after this one look. */
  anyOf: RegExp
  /** What was written is not shown again beside the change. */
  hidesWhatWas?: boolean
}

/** A group of rules with one reason. */
export function phraseGroup(
  group: Pick<PhraseGroup, 'reason' | 'hidesWhatWas'> & { rules: readonly PhraseRule[] },
): PhraseGroup {
  return { ...group, anyOf: new RegExp(group.rules.map(({ find }) => find.source).join('|'), 'iu') }
}

const START = "(?<![\\p{L}\\p{N}'])"
const END = "(?![\\p{L}\\p{N}'])"

/** Whole words only, without regard to case. */
export const phrase = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})${END}`, 'giu'),
  put,
})

/** Words that stand directly before others: the pattern ends with a space. */
export const before = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})(?=\\p{L})`, 'giu'),
  put,
})

/** A phrase that opens a sentence or a clause, together with the comma, the `but` and the spaces behind it. */
export const opening = (pattern: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})${END}(?:,?\\s+but${END})?[,;:]?\\s*`, 'giu'),
  put: '',
})

/** A phrase at the end of a sentence or a clause, together with the comma before it. */
export const ending = (pattern: string): PhraseRule => ({
  find: new RegExp(`[,;]?\\s*(?<![\\p{L}\\p{N}'])(?:but |and )?(?:${pattern})${END}`, 'giu'),
  put: '',
})
