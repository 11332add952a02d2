/** A feature that only one text has is a name or a slip. */
const MIN_TEXTS = 2

export type Vocabulary = {
  rowOf: ReadonlyMap<number, number>
  /** How rare the feature of each row is: the logarithm of texts by texts that have it. */
  rarity: Float32Array
}

function countTexts(texts: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const features of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/**
 * The features that get a row: all that are known from elsewhere, then those that most texts have, at most `maxRows`.
 * @param known features with a meaning of their own; each counts as if one text had it at least
 * @param options.weights how much a feature counts, where that is not how rare it is
 */
export function chooseFeatures(
  texts: readonly (readonly number[])[],
  known: Iterable<number>,
  { maxRows, weights }: { maxRows: number; weights?: ReadonlyMap<number, number> },
): Vocabulary {
  const counts = countTexts(texts)
  const ofKnown = new Set(known)
  const frequent = [...counts].filter(([feature, count]) => count >= MIN_TEXTS && !ofKnown.has(feature))
  frequent.sort(([one, first], [other, second]) => second - first || one - other)
  const chosen = [...ofKnown, ...frequent.map(([feature]) => feature)].slice(0, maxRows)
  return {
    rowOf: new Map(chosen.map((feature, row) => [feature, row])),
    rarity: Float32Array.from(
      chosen,
      (feature) => weights?.get(feature) ?? Math.log(texts.length / (counts.get(feature) ?? 1)),
    ),
  }
}
