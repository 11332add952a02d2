import { ChevronRight, Languages, ListChecks, type LucideIcon, MessagesSquare, PenLine } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { HomeReply } from '#domain/home/contract.ts'
import { exercisePath, PRACTICE_PATH } from '../../platform/practice-path.ts'
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

/** The icon of a tile or a row, in a frame of its own. */
export function TileIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line-soft bg-card text-primary">
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
    </span>
  )
}

function StartTile({ to, icon, title, hint }: Tile) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-4 rounded-control border border-line-soft bg-sunken p-3 text-ink no-underline hover:border-primary"
      >
        <TileIcon icon={icon} />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-heading">{title}</span>
          <span className="block text-sm text-ink-soft">{hint}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
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
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3">
        {[...tools, talkTile(talk)].map((tile) => (
          <StartTile key={tile.title} {...tile} />
        ))}
      </ul>
    </section>
  )
}
