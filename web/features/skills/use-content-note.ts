import { createContext, useContext } from 'react'
import { contentNote } from '#domain/coaching/content-notes.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { SkillCardSummary } from '#domain/skills/contract.ts'

/** Whether the person wants difficult matters to be named; given by the page. Until that is known, the default holds. */
export const WantsContentNotes = createContext(defaultSettings.sensitiveContentWarnings)

/** What stands before a card on difficult matters; empty for other cards, and for a person who wants no notes. */
export function useContentNote(): (card: Pick<SkillCardSummary, 'contentNotes'>) => string {
  const isWanted = useContext(WantsContentNotes)
  return ({ contentNotes }) => (isWanted ? contentNote('card', contentNotes) : '')
}
