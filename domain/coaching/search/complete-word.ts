/** Shorter beginnings fit too many words. */
const MIN_LENGTH = 4

/**
 * Finds the shortest known word that begins like one that is still being typed. Words that are nearly complete are
 * left to the spelling.
 */
export function createWordCompleter(vocabulary: Iterable<string>): (beginning: string) => string | undefined {
  const words = [...new Set(vocabulary)].toSorted((a, b) => a.length - b.length || a.localeCompare(b))
  return (beginning) =>
    beginning.length < MIN_LENGTH
      ? undefined
      : words.find((word) => word.startsWith(beginning) && word !== beginning)
}
