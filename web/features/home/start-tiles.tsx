import { ChevronRight, Languages, ListChecks, type LucideIcon, MessagesSquare, PenLine } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { HomeReply } from '#domain/home/contract.ts'
import { exercisePath, PRACTICE_PATH } from '../../platform/practice-path.ts'
import { TileIcon } from './home-row.tsx'
import { homeTexts as texts } from './texts.ts'

type Tile = { to: string; icon: LucideIcon; title: string; hint: string }

const tools: readonly Tile[] = [
  {
    to: '/dashboard/modules/nt-translator',
    icon: Languages,
    title: texts.understand,
    hint: texts.understandHint,
  },
  {
    to: '/dashboard/modules/emotional-intelligence',
    icon: PenLine,
    title: texts.write,
    hint: texts.writeHint,
  },
  { to: '/dashboard/modules/life-skills', icon: ListChecks, title: texts.task, hint: texts.taskHint },
]

const talkTile = (talk: HomeReply['talk'] | undefined): Tile => ({
  to: talk ? exercisePath(talk.id) : PRACTICE_PATH,
  icon: MessagesSquare,
  title: texts.talk,
  hint: talk ? texts.talkHint(talk.minutes) : texts.talkHintUnknown,
})

function StartTile({ to, icon, title, hint }: Tile) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-4 max-sm:gap-2 rounded-control border border-line-soft bg-sunken px-3 py-2.5 max-sm:p-2 text-ink no-underline hover:border-primary"
      >
        <TileIcon icon={icon} className="max-sm:size-8" />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-heading">{title}</span>
          {/* On a phone the four fit beside the input without it; the page that it leads to says it too. */}
          <span className="block text-sm text-ink-soft max-sm:sr-only">{hint}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      </Link>
    </li>
  )
}

/** Four things to begin with, each on the page that is made for it. */
export function StartTiles({ talk }: { talk: HomeReply['talk'] | undefined }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-base">
        {texts.startHeading}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3 max-sm:grid-cols-2 max-sm:gap-2">
        {[...tools, talkTile(talk)].map((tile) => (
          <StartTile key={tile.title} {...tile} />
        ))}
      </ul>
    </section>
  )
}
