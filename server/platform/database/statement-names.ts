import { createHash } from 'node:crypto'

/** More texts than the product has. Beyond it statements go unnamed, else lists of any length would pile up there. */
const MAX_STATEMENTS = 500

/** Below the 63 characters that PostgreSQL reads of a name. */
const nameOfText = (text: string): string =>
  `wayfern_${createHash('sha256').update(text).digest('base64url')}`

/**
 * Names a statement by its text, so that the database parses and plans it once for each connection instead of each
 * time. Behind a pooler processes share connections, so a name means the same text in all of them. Undefined when
 * there are too many.
 */
export function createStatementNames(max = MAX_STATEMENTS): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < max) names.set(text, nameOfText(text))
    return names.get(text)
  }
}
