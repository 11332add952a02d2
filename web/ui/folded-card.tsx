import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type FoldedCardProps = {
  heading: string
  /** Beside the heading, in the same row. */
  hint?: string
  /** Where whether it is open is decided elsewhere; else it is closed until it is opened. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A card that is only its heading while it is closed; the heading itself is the button. What is in it stays as it is. */
export function FoldedCard({ heading, hint, isOpen, onOpenChange, children }: FoldedCardProps) {
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(false)
  const isShown = isOpen ?? ownOpen
  const Icon = isShown ? ChevronUp : ChevronDown
  return (
    <section
      aria-labelledby={`${id}-heading`}
      data-open={isShown || undefined}
      className="rounded-card border border-line-soft bg-card shadow-card"
    >
      <h2 id={`${id}-heading`} className="text-base">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={`${id}-content`}
          aria-describedby={hint && `${id}-hint`}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-4 py-2 text-left"
          onClick={() => (onOpenChange ?? setOwnOpen)(!isShown)}
        >
          {heading}
          <Icon aria-hidden className="size-5 shrink-0" />
        </button>
      </h2>
      <div id={`${id}-content`} hidden={!isShown} className="px-4 pb-4">
        {hint && (
          <p id={`${id}-hint`} className="-mt-1 mb-3 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}
