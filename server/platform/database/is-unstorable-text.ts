/** `character_not_in_repertoire` and `untranslatable_character`. */
const unstorableCodes = new Set(['22021', '22P05'])
/** Drizzle wraps the driver's error once, a problem of our own may wrap that. */
const MAX_CAUSES = 5

/**
 * Whether a statement failed because a value holds a character that PostgreSQL cannot store, such as U+0000. The
 * contracts refuse these; this is for a value that passed them. Takes what `pg` or PGlite threw, wrapped or not.
 */
export function isUnstorableText(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if ('code' in current && unstorableCodes.has(String(current.code))) return true
    current = current.cause
  }
  return false
}
