import type { ReactNode } from 'react'

/** The one h1 of a page, with a sentence below that says what the page is for. */
export function PageHeading({
  title,
  intro,
  actions,
  describedBy,
}: {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /** The id of a message that is read with the heading, which has the focus when its page opens. */
  describedBy?: string | undefined
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 max-w-measure">
        <h1 tabIndex={-1} aria-describedby={describedBy} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
