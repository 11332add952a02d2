/** From so many words on, up to the next, a message is measured by `card` and `line` (log odds). */
export type Threshold = { fromWords: number; card: number; line: number }

/**
 * The thresholds for a message of so many words: chance finds more in a long text, so it takes more to count there.
 * Between the middles of two bands they move evenly with the logarithm of the length, so that one word more never
 * makes a jump.
 * @param thresholds in rising order of `fromWords`; at least one
 */
export function thresholdFor(thresholds: readonly Threshold[], words: number): Omit<Threshold, 'fromWords'> {
  const place = Math.log2(Math.max(1, words))
  const middles = thresholds.map((one, index) => ({
    ...one,
    place: Math.log2(Math.sqrt(one.fromWords * (thresholds[index + 1]?.fromWords ?? one.fromWords * 2))),
  }))
  const before = middles.findLast((one) => one.place <= place)
  const after = middles.find((one) => one.place > place)
  const [from, to] = [before ?? after, after ?? before]
  if (!from || !to) throw new Error('a model without thresholds')
  const share = from === to ? 0 : (place - from.place) / (to.place - from.place)
  const between = (low: number, high: number) => low + share * (high - low)
  return { card: between(from.card, to.card), line: between(from.line, to.line) }
}

/**
 * How much more it takes, in log odds, for words that the person received: they are full of "I can't do this anymore" about
 * a rota. Chosen on harmless ones: the card or the line comes at 9 instead of 23 of a hundred, the card at 1.6 instead of 3
 * (README.md). The rules' clear signs do not depend on it.
 */
const MORE_FOR_RECEIVED_WORDS = { card: 0.5, line: 1 } as const

/** The thresholds for words that the person received. */
export const forReceivedWords = ({
  card,
  line,
}: Omit<Threshold, 'fromWords'>): Omit<Threshold, 'fromWords'> => ({
  card: card + MORE_FOR_RECEIVED_WORDS.card,
  line: line + MORE_FOR_RECEIVED_WORDS.line,
})

/**
 * Which of the three steps a message takes. A direct sign brings the card whatever the model says, an unclear one at
 * least the line; the model can only raise.
 * @param score log odds that the message shows a clear sign, and that it shows any
 */
export function chooseStep(
  byRules: 'card' | 'line' | null,
  score: { clear: number; any: number },
  { card, line }: Omit<Threshold, 'fromWords'>,
): 'card' | 'line' | 'none' {
  if (byRules === 'card' || score.clear > card) return 'card'
  return byRules === 'line' || score.any > line ? 'line' : 'none'
}
