/**
 * How much each term speaks for each choice: a list of choices by term, as a search index has it. It remembers what was
 * said word for word, where a bag model generalizes; the two are wrong about different texts.
 */
export type TermIndex = {
  /** The choices that the entries name by their place. */
  choices: readonly string[]
  /** The known terms, ascending. */
  terms: Uint32Array
  /** Where the entries of each term begin, and at last where they end. */
  starts: Uint32Array
  entryChoices: Uint16Array
  /** In whole steps. */
  entryScores: Uint8Array
  step: number
}

/** The place of a term, or -1. */
function placeOf({ terms }: TermIndex, term: number): number {
  let low = 0
  let high = terms.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = terms[middle] ?? 0
    if (found === term) return middle
    if (found < term) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** What the terms of a text say for each choice, summed, in the order of the choices. */
export function sumTerms(index: TermIndex, terms: readonly number[]): Float64Array {
  const { starts, entryChoices, entryScores, step } = index
  const sums = new Float64Array(index.choices.length)
  for (const term of terms) {
    const place = placeOf(index, term)
    if (place < 0) continue
    const end = starts[place + 1] ?? 0
    for (let entry = starts[place] ?? 0; entry < end; entry++) {
      const choice = entryChoices[entry] ?? 0
      sums[choice] = (sums[choice] ?? 0) + step * (entryScores[entry] ?? 0)
    }
  }
  return sums
}
