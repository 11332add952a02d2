import { type ReactNode, useId } from 'react'

/** The panel in the menu that carries the companion's name, with the compact chat in it. */
export function CompanionPanel({ companionName, children }: { companionName: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 overflow-hidden rounded-card border border-line-soft bg-card"
    >
      <h2 id={headingId} className="border-b border-line-soft px-4 py-3 text-base font-heading">
        {companionName}
      </h2>
      {children}
    </section>
  )
}
