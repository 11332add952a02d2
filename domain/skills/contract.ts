import { z } from 'zod'
import { contentMatters } from '../coaching/content-notes.ts'
import { moduleIds } from '../coaching/module-ids.ts'
import { type SkillCardSection, skillCardHeadings } from '../coaching/skill-card.ts'
import { safetyReply } from '../safety/contract.ts'
import { MAX_SEARCH_CHARACTERS, MIN_SEARCH_CHARACTERS } from './search-limits.ts'

/** A card as a list shows it. */
const skillCardSummary = z.object({
  id: z.string(),
  module: z.enum(moduleIds),
  title: z.string(),
  summary: z.string(),
  /** What to name before the card is read; mostly nothing. */
  contentNotes: z.array(z.enum(contentMatters)),
})
export type SkillCardSummary = z.infer<typeof skillCardSummary>

export const skillCardsReply = z.object({
  /** Module by module in the menu's order, by title within a module. */
  cards: z.array(skillCardSummary),
})
export type SkillCardsReply = z.infer<typeof skillCardsReply>

/** A call of its own with a body: what people search for says much about them and may stand in no address. */
export const skillSearchRequest = z.strictObject({
  query: z.string().trim().min(MIN_SEARCH_CHARACTERS).max(MAX_SEARCH_CHARACTERS),
  /** "I meant something else" on the safety card: this text is searched without the check. */
  safetyAcknowledged: z.boolean().optional(),
})
export type SkillSearchRequest = z.infer<typeof skillSearchRequest>

export const skillSearchReply = z.object({
  /** Of all modules, best first. Empty when nothing fits, and with a safety card. */
  cards: z.array(skillCardSummary),
  /** Set when the text raised the safety card. */
  safety: safetyReply.nullable(),
})
export type SkillSearchReply = z.infer<typeof skillSearchReply>

const sections = Object.keys(skillCardHeadings) as [SkillCardSection, ...SkillCardSection[]]

export const skillCardReply = z.object({
  card: skillCardSummary.extend({
    /** Markdown of each section: paragraphs, one list, bold. */
    sections: z.record(z.enum(sections), z.string()),
  }),
  /** Cards on what often comes with this, also of other modules. */
  related: z.array(skillCardSummary),
  /** The neighbors in the module's list; null at its ends. */
  previous: skillCardSummary.nullable(),
  next: skillCardSummary.nullable(),
  /** Exercises of the Practice Room for this card. */
  exercises: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.int() })),
})
export type SkillCardReply = z.infer<typeof skillCardReply>
