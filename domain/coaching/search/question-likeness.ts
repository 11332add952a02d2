/**
 * Likeness of two sets of terms, 0 to 1: the shared rarity against the whole rarity of both. Equal questions
 * score 1, whatever their length.
 */
export function questionLikeness(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  rarity: (term: string) => number,
): number {
  let shared = 0
  let ofA = 0
  let ofB = 0
  for (const term of a) {
    ofA += rarity(term)
    if (b.has(term)) shared += rarity(term)
  }
  for (const term of b) ofB += rarity(term)
  return ofA === 0 || ofB === 0 ? 0 : shared / Math.sqrt(ofA * ofB)
}
