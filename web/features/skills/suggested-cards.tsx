import { useState } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { FIRST_CARDS } from '#domain/skills/first-cards.ts'
import { cardsForGoals, cardsNamed } from '#domain/skills/suggest-cards.ts'
import { CardList } from './card-list.tsx'
import { openedCards } from './opened-cards.ts'
import type { FromResults } from './results-link.ts'
import { skillsTexts as texts } from './texts.ts'

/** Few enough to be chosen from, in one row above the modules. */
const MAX_SHOWN = 3

type SuggestedCardsProps = {
  userId: string
  goals: readonly ModuleId[]
  cards: readonly SkillCardSummary[]
  titleOf: (module: ModuleId) => string
  from: FromResults
}

type Suggested = { heading: string; note?: string; shown: SkillCardSummary[] }

function suggest({ goals, cards }: SuggestedCardsProps, opened: readonly string[]): Suggested {
  const forGoals = cardsForGoals(cards, goals, opened, MAX_SHOWN)
  if (forGoals.length > 0) return { heading: texts.forGoals, note: texts.forGoalsNote, shown: forGoals }
  const openedLast = cardsNamed(cards, opened, MAX_SHOWN)
  if (openedLast.length > 0) return { heading: texts.openedLast, shown: openedLast }
  return {
    heading: texts.firstCards,
    note: texts.firstCardsNote,
    shown: cardsNamed(cards, FIRST_CARDS, MAX_SHOWN),
  }
}

/** What stands before the modules: cards for the person's goals; without goals what they opened last, or three to begin with. */
export function SuggestedCards(props: SuggestedCardsProps) {
  const { userId, titleOf, from } = props
  const [opened] = useState(() => openedCards(userId).read() ?? [])
  const { heading, note, shown } = suggest(props, opened)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="library-suggested">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id="library-suggested" className="text-lg">
          {heading}
        </h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <CardList cards={shown} label={heading} titleOf={titleOf} from={from} columns={3} />
    </section>
  )
}
