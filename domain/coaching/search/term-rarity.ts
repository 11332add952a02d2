/**
 * How rare a term is, as a function of the number of texts that contain it: about 0 for a term of every text,
 * the highest for one of a single text (inverse document frequency).
 * @param texts the terms of each text
 */
export function termRarity(texts: readonly ReadonlySet<string>[]): (term: string) => number {
  const containing = new Map<string, number>()
  for (const terms of texts) for (const term of terms) containing.set(term, (containing.get(term) ?? 0) + 1)
  const rarityOf = (count: number) => Math.log(1 + (texts.length - count + 0.5) / (count + 0.5))
  const rarities = new Map([...containing].map(([term, count]) => [term, rarityOf(count)]))
  const highest = rarityOf(0)
  return (term) => rarities.get(term) ?? highest
}
