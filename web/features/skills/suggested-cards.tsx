import { useState } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { cardsForGoals, cardsNamed } from '#domain/skills/suggest-cards.ts'
import { CardList } from './card-list.tsx'
import { openedCards } from './opened-cards.ts'
import type { FromResults } from './results-link.ts'
import { skillsTexts as texts } from './texts.ts'

/** Few enough to be chosen from, in rows of two and three. */
const MAX_SUGGESTED = 6
const MAX_OPENED = 3

type SuggestedCardsProps = {
  userId: string
  goals: readonly ModuleId[]
  cards: readonly SkillCardSummary[]
  titleOf: (module: ModuleId) => string
  from: FromResults
}

/** What stands before the modules: cards for the person's goals; without goals what they opened last, or nothing. */
export function SuggestedCards({ userId, goals, cards, titleOf, from }: SuggestedCardsProps) {
  const [opened] = useState(() => openedCards(userId).read() ?? [])
  const forGoals = cardsForGoals(cards, goals, opened, MAX_SUGGESTED)
  const shown = forGoals.length > 0 ? forGoals : cardsNamed(cards, opened, MAX_OPENED)
  if (shown.length === 0) return null
  const heading = forGoals.length > 0 ? texts.forGoals : texts.openedLast
  return (
    <section aria-labelledby="library-suggested">
      <h2 id="library-suggested" className="text-lg">
        {heading}
      </h2>
      {forGoals.length > 0 && <p className="mb-3 text-sm text-ink-soft">{texts.forGoalsNote}</p>}
      <div className="mt-3">
        <CardList cards={shown} label={heading} titleOf={titleOf} from={from} columns={3} />
      </div>
    </section>
  )
}
