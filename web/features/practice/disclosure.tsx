import type { ReactNode } from 'react'

/** Words that are opened by others in front of them, which look like a button. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line bg-card open:border-primary">
      <summary className="min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-heading hover:bg-sunken">
        {summary}
      </summary>
      <div className="border-t border-line-soft px-4 py-3">
        <p className="max-w-measure">{children}</p>
      </div>
    </details>
  )
}
