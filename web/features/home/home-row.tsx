import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

/** The icon of a tile or a row, in a frame of its own. */
export function TileIcon({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <span
      className={joinClasses(
        'grid size-12 shrink-0 place-items-center rounded-control border border-line-soft bg-card text-primary',
        className,
      )}
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
    </span>
  )
}

type HomeRowProps = {
  icon: LucideIcon
  /** Names the row as a region: why this stands here. */
  heading: string
  title: string
  hint: string
  action: ReactNode
  /** The one thing to do next: it stands out from what else there is. */
  isNext?: boolean
}

/** One thing to do, with the reason for it, what it is, and the button that opens it. */
export function HomeRow({ icon, heading, title, hint, action, isNext = false }: HomeRowProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-4 py-3',
        isNext ? 'border-leaf bg-fresh' : 'border-line-soft bg-card',
      )}
    >
      <TileIcon icon={icon} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 id={headingId} className="text-sm font-normal! text-ink-soft">
          {heading}
        </h3>
        <p className="leading-snug font-heading wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      {action}
    </section>
  )
}
