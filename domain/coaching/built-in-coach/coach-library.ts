import type { ChatScope, ModuleId } from '../module-ids.ts'
import type { MatchConfidence } from '../search/match-confidence.ts'
import type { SkillCard } from '../skill-card.ts'
import type { PersonalChoices } from './personal-choices.ts'

export type CoachHit = {
  card: SkillCard
  confidence: MatchConfidence
  /** Comparable within one search only. */
  score: number
}

/** One word of the library's language, explained. */
export type GlossaryEntry = { meaning: string; cardId?: string }

/** All that the built-in coach knows, as seen from one module or from the general assistant. */
export type CoachLibrary = {
  scope: ChatScope
  /** Title of the module or of the assistant in which the conversation takes place. */
  scopeTitle: string
  /** Example questions of that module. */
  examples: readonly string[]
  /** Cards to name as what can be asked here; of the module, or of several modules for the assistant. */
  topics: readonly SkillCard[]
  moduleTitles: ReadonlyMap<ModuleId, string>
  cards: ReadonlyMap<string, SkillCard>
  /** Best first, at most three are used. */
  search(question: string): readonly CoachHit[]
  /** The same without a preference for the module: a feeling belongs to none. */
  searchEverywhere(question: string): readonly CoachHit[]
  personal: PersonalChoices
  /** Whether a reply that shows a card on difficult matters begins by naming them. */
  saysContentNotes: boolean
  /** Whether the person does not want a card's topic to be brought up; an answer to their own question is none of that. */
  isToAvoid(cardId: string): boolean
  /** By word in lower case. */
  glossary: ReadonlyMap<string, GlossaryEntry>
}
