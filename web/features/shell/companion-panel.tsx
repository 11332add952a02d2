import { type ReactNode, useId } from 'react'

type CompanionPanelProps = {
  companionName: string
  /** What is to be known of the companion, beside its name. */
  chip: ReactNode
  children: ReactNode
}

/** The panel in the menu that carries the companion's name, with the compact chat in it. */
export function CompanionPanel({ companionName, chip, children }: CompanionPanelProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 overflow-hidden rounded-card border border-line-soft bg-card"
    >
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line-soft px-3 py-1.5">
        <h2 id={headingId} className="min-w-0 text-base font-heading wrap-anywhere">
          {companionName}
        </h2>
        {chip}
      </div>
      {children}
    </section>
  )
}
