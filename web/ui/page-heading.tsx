import type { ReactNode } from 'react'

/** The one h1 of a page, with a sentence below that says what the page is for. */
export function PageHeading({
  title,
  intro,
  actions,
}: {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-measure">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
