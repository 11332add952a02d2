import { createHash } from 'node:crypto'
import type { LibraryHit, SkillsLibrary } from './skills-library.ts'

/** Some 50 long conversations. A result is three references to cards. */
const MAX_REMEMBERED = 5_000

/**
 * The library with its newest results kept for the whole process: the built-in coach goes through a conversation
 * again with each message and asks for the same each time. What was asked is kept as a hash only.
 */
export function rememberSearches(library: SkillsLibrary, maxRemembered = MAX_REMEMBERED): SkillsLibrary {
  const remembered = new Map<string, LibraryHit[]>()
  return {
    search(query, scope, limit) {
      const key = createHash('sha256').update(`${scope} ${limit} ${query}`).digest('base64')
      const hits = remembered.get(key) ?? library.search(query, scope, limit)
      // Asked for last, forgotten last.
      remembered.delete(key)
      remembered.set(key, hits)
      const [oldest] = remembered.keys()
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
      return [...hits]
    },
  }
}
