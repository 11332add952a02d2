import { Link } from 'react-router'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { FromResults } from './results-link.ts'
import { useContentNote } from './use-content-note.ts'

type CardListProps = {
  cards: readonly SkillCardSummary[]
  label: string
  /** Names each card's module where cards of several stand together. */
  titleOf?: (module: SkillCardSummary['module']) => string
  from: FromResults | null
  /** Below each other also on a wide window. */
  isNarrow?: boolean
}

/** Cards by title and summary, with what is to be known before; the title opens the card. */
export function CardList({ cards, label, titleOf, from, isNarrow = false }: CardListProps) {
  const noteOf = useContentNote()
  return (
    <ul aria-label={label} className={joinClasses('grid gap-x-8 gap-y-4', !isNarrow && 'lg:grid-cols-2')}>
      {cards.map((card) => (
        <li key={card.id} className="min-w-0">
          <Link
            to={skillCardPath(card)}
            state={from}
            className="inline-flex min-h-11 items-center py-1 font-heading text-primary underline underline-offset-4"
          >
            {card.title}
          </Link>
          {noteOf(card) && <p className="text-sm font-heading">{noteOf(card)}</p>}
          <p>{card.summary}</p>
          {titleOf && <p className="text-sm text-ink-soft">{titleOf(card.module)}</p>}
        </li>
      ))}
    </ul>
  )
}
