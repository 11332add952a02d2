import { Link } from 'react-router'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { ModuleIcon } from '../../ui/module-icon.tsx'
import type { FromResults } from './results-link.ts'
import { useContentNote } from './use-content-note.ts'

const byColumns = { 1: '', 2: 'lg:grid-cols-2', 3: 'md:grid-cols-2 xl:grid-cols-3' } as const

type CardListProps = {
  cards: readonly SkillCardSummary[]
  label: string
  /** Names each card's module where cards of several stand together. */
  titleOf?: (module: SkillCardSummary['module']) => string
  from: FromResults | null
  /** How many stand side by side on a wide window. */
  columns?: keyof typeof byColumns
}

/** Cards by title and summary, with what is to be known before; the whole sheet opens the card. */
export function CardList({ cards, label, titleOf, from, columns = 2 }: CardListProps) {
  const noteOf = useContentNote()
  return (
    <ul aria-label={label} className={joinClasses('grid gap-3', byColumns[columns])}>
      {cards.map((card) => (
        <li
          key={`${card.module}/${card.id}`}
          className="relative flex min-w-0 flex-col rounded-card border border-line-soft bg-card p-4 shadow-card hover:border-primary"
        >
          {titleOf && (
            <p className="mb-2 flex items-center gap-2 text-sm text-ink-soft">
              <ModuleIcon module={card.module} className="size-5 shrink-0 text-primary" />
              {titleOf(card.module)}
            </p>
          )}
          <Link
            to={skillCardPath(card)}
            state={from}
            className="leading-snug font-heading text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {card.title}
          </Link>
          {noteOf(card) && <p className="text-sm font-heading">{noteOf(card)}</p>}
          <p className="mt-1 text-sm text-ink-soft">{card.summary}</p>
        </li>
      ))}
    </ul>
  )
}
