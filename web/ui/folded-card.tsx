import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type FoldedCardProps = { heading: string; children: ReactNode }

/** A card that is only its heading until it is opened; the heading itself is the button. */
export function FoldedCard({ heading, children }: FoldedCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="rounded-card border border-line-soft bg-card shadow-card"
    >
      <h2 id={`${id}-heading`} className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-4 py-2 text-left"
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
          <Icon aria-hidden className="size-5 shrink-0" />
        </button>
      </h2>
      <div id={`${id}-content`} hidden={!isOpen} className="px-4 pb-4">
        {children}
      </div>
    </section>
  )
}
