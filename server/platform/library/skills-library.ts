import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { MatchConfidence } from '#domain/coaching/search/match-confidence.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'

export type LibraryHit = {
  card: SkillCard
  /** Relative strength of the match; comparable within one search only. */
  score: number
  /** Whether this card answers the query, may be what is meant, or is only the nearest. */
  confidence: MatchConfidence
}

/** Full-text search over the skill cards. */
export type SkillsLibrary = {
  /**
   * Best first; empty when the library has nothing on the query. Cards of the scope's module are preferred; the
   * assistant's scope prefers none.
   */
  search(query: string, scope: ChatScope, limit?: number): LibraryHit[]
}
