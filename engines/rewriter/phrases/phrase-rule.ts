/** One phrase and what stands in its place; an empty `put` leaves the phrase out. */
export type PhraseRule = { find: RegExp; put: string }

export type PhraseGroup = {
  /** Why, in the words that the writer reads. */
  reason: string
  rules: readonly PhraseRule[]
  /** Matches where any of the rules does; most messages are done with after this one look. */
  anyOf: RegExp
}

/** A group of rules with one reason. */
export function phraseGroup(group: { reason: string; rules: readonly PhraseRule[] }): PhraseGroup {
  return { ...group, anyOf: new RegExp(group.rules.map(({ find }) => find.source).join('|'), 'iu') }
}

const START = "(?<![\\p{L}\\p{N}'])"
const END = "(?![\\p{L}\\p{N}'])"

/** Whole words only, without regard to case. */
export const phrase = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})${END}`, 'giu'),
  put,
})

/** What may follow a joint that goes together with the opening before it. */
const clause = `(?=(?:i|i'm|we|you|this|it|it's|that|can|could|would|will|may|do|did|is|are|my|the|please|what|when|where|how|why|sorry)${END})`

/**
 * A phrase that opens a sentence or a clause, together with the comma, and with the `but`, `so` or `and` that joins
 * it to what follows.
 */
export const opening = (pattern: string): PhraseRule => ({
  find: new RegExp(
    `${START}(?:and |but |so )?(?:${pattern})(?:(?:,?\\s+(?:but|so|and)(?:\\s+like,?)?(?=\\s+${clause}))|[,;:](?:\\s+(?:but|so|and)(?=\\s+${clause}))?|(?=[.!?…]|$)|(?=\\s+${clause}))`,
    'gimu',
  ),
  put: '',
})

/** A phrase at the beginning of a sentence, with the comma behind it. */
export const starting = (pattern: string): PhraseRule => ({
  find: new RegExp(`(?<=^|\\n|[.!?…]\\s)(?:${pattern})${END},?(?=\\s+\\S)`, 'giu'),
  put: '',
})

/** A phrase at the end of a sentence or a clause, together with the comma before it. */
export const ending = (pattern: string): PhraseRule => ({
  find: new RegExp(`(?:[,;]\\s*|${START})(?:but |and )?(?:${pattern})(?=\\s*(?:[.!?…,;]|$))`, 'gimu'),
  put: '',
})

/** Words that stand directly before others; the space between them stays. */
export const before = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})\\s(?=\\p{L})`, 'giu'),
  put,
})
