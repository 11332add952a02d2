/** More texts than the product has. Beyond it statements go unnamed, else lists of any length would pile up there. */
const MAX_STATEMENTS = 500

/**
 * Names a statement by its text, so that the database parses and plans it once for each connection instead of each
 * time. Undefined when there are too many.
 */
export function createStatementNames(max = MAX_STATEMENTS): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < max) names.set(text, `wayfern_${names.size}`)
    return names.get(text)
  }
}
