import { moduleIds } from '#domain/coaching/module-ids.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import type { SkillCardSummary } from '#domain/skills/contract.ts'

/** The cards as the library lists them: module by module in the menu's order, by title within a module. */
export function inLibraryOrder(cards: readonly SkillCard[]): SkillCard[] {
  return cards.toSorted(
    (a, b) =>
      moduleIds.indexOf(a.module) - moduleIds.indexOf(b.module) || a.title.localeCompare(b.title, 'en'),
  )
}

/** What a list shows of a card. */
export function summarizeCard({ id, module, title, summary, contentNotes }: SkillCard): SkillCardSummary {
  return { id, module, title, summary, contentNotes }
}
