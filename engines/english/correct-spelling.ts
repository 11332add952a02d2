/** How many letters may be wrong, missing, added or swapped with the next one, by the length of the word. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Edits between two words, a swap of neighboring letters counting as one; gives up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let fewest = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : limit + 1,
      )
      current.push(edits)
      if (edits < fewest) fewest = edits
    }
    if (fewest > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}

/** Which letters a word has, a bit for each; two letters may share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Whether more than `limit` bits are set. */
function hasMoreBits(bits: number, limit: number): boolean {
  let left = bits
  for (let count = 0; count < limit && left !== 0; count += 1) left &= left - 1
  return left !== 0
}

/**
 * Finds the known word that an unknown one was most likely meant to be; a word without a near one stays as it
 * is. The first letter has to be right: that is where people rarely err, and it keeps `mold` from becoming `cold`.
 */
export function createSpellingCorrector(vocabulary: Iterable<string>): (word: string) => string {
  const known = new Set(vocabulary)
  const byFirstLetter = Map.groupBy(
    [...known]
      .filter((candidate) => candidate.length > 3)
      .map((candidate) => ({ candidate, letters: lettersOf(candidate) })),
    ({ candidate }) => candidate[0],
  )
  return (word) => {
    if (known.has(word)) return word
    const limit = allowedTypos(word.length)
    const letters = lettersOf(word)
    let best = word
    let fewest = limit + 1
    for (const { candidate, letters: others } of limit > 0 ? (byFirstLetter.get(word[0]) ?? []) : []) {
      if (Math.abs(candidate.length - word.length) >= fewest) continue
      // Each letter that the other word lacks takes an edit of its own.
      if (hasMoreBits(letters & ~others, fewest - 1) || hasMoreBits(others & ~letters, fewest - 1)) continue
      // Only a nearer one counts, so the comparison may give up the sooner.
      const edits = editDistance(word, candidate, fewest - 1)
      if (edits < fewest) [best, fewest] = [candidate, edits]
    }
    return best
  }
}
