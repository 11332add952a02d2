import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { safetyTexts as texts } from './texts.ts'

type SafetyLineProps = {
  /** The card, given what closes it again. */
  children: (close: () => void) => ReactNode
}

/** One calm line where a sign is unclear. Its button opens the card in its place; the card's button brings it back. */
export function SafetyLine({ children }: SafetyLineProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  function show(isShown: boolean) {
    setOpen(isShown)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {isOpen ? (
        children(() => show(false))
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-soft bg-sunken px-4 py-2 text-base">
          <p>{texts.line}</p>
          <Button variant="secondary" onClick={() => show(true)}>
            {texts.showHelp}
          </Button>
        </div>
      )}
    </div>
  )
}
