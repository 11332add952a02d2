import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import type { LibraryModule } from './library-module.ts'
import { keepsSearch } from './results-link.ts'
import { allCards, type FoundCards, foundCards } from './skill-queries.ts'
import { skillsTexts as texts } from './texts.ts'
import { useSearchText } from './use-search-text.ts'

const within = (cards: readonly SkillCardSummary[], module: LibraryModule | null) =>
  module ? cards.filter((card) => card.module === module.id) : cards

function countText(found: FoundCards, module: LibraryModule | null): string {
  const count = within(found.cards, module).length
  return module ? texts.foundIn(count, found.query, module.title) : texts.found(count, found.query)
}

/**
 * What the library shows: the cards of all modules or of one, or what was found for the words that were typed. The
 * filter stands in the address, so that a link can name a module; what a person types never does.
 */
export function useLibrary(modules: readonly LibraryModule[]) {
  const [params, setParams] = useSearchParams()
  const { text, setText, settled } = useSearchText()
  const [meant, setMeant] = useState<string | null>(null)
  const request =
    settled === null ? null : { query: settled, ...(meant === settled && { safetyAcknowledged: true }) }
  const list = useQuery(allCards)
  const search = useQuery(foundCards(request))
  const module = modules.find(({ id }) => id === params.get('module')) ?? null
  const found = settled === null ? undefined : search.data
  return {
    text,
    setText,
    module,
    /** Goes on in all modules with the same words. */
    leaveModule: () => setParams({}, { state: keepsSearch }),
    list,
    /** Null while there is nothing to search for. */
    search: settled === null ? null : search,
    /** The cards of the chosen module. */
    within: (cards: readonly SkillCardSummary[]) => within(cards, module),
    /** In words, how many cards are shown; empty while that is not known, or while all are folded away. */
    count: found ? countText(found, module) : moduleCount(list.data?.cards, settled === null ? module : null),
    /** "I meant something else": searches for the words as they were meant. */
    meantSomethingElse: () => setMeant(settled),
  }
}

function moduleCount(cards: readonly SkillCardSummary[] | undefined, module: LibraryModule | null): string {
  return cards && module ? texts.countOf(within(cards, module).length, module.title) : ''
}

export type Library = ReturnType<typeof useLibrary>
