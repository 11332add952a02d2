const featureOf = (path) => /^(?:domain|engines|(?:server|web)\/features)\/([^/]+)\//.exec(path)?.[1]

/**
 * The tests that a change may touch, the nearest first: those of its own feature, whatever the root, then by how many
 * imports lie between.
 *
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules what imports what
 * @param {string[]} changed
 * @returns {string[]}
 */
export function nearestTests(modules, changed) {
  const importers = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])

  const distances = new Map(changed.map((file) => [file, 0]))
  // What is added while it is walked is walked as well, so this goes outwards.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)

  const features = new Set(changed.map(featureOf).filter(Boolean))
  const rank = ([file, distance]) => (features.has(featureOf(file)) ? 0 : 1000) + distance
  return [...distances]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .sort((one, other) => rank(one) - rank(other))
    .map(([file]) => file)
}
