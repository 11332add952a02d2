import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { coachingTexts } from '../texts.ts'

type StopButtonProps = { onStop: () => void; focusAfter: RefObject<HTMLElement | null> }

/** Ends the reply under way. It goes away with the reply; focus that stood on it moves on instead of getting lost. */
export function StopButton({ onStop, focusAfter }: StopButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = buttonRef.current
    return () => {
      if (button && document.activeElement === button) focusAfter.current?.focus()
    }
  }, [focusAfter])
  return (
    <Button ref={buttonRef} variant="secondary" className="px-3.5!" onClick={onStop}>
      {coachingTexts.stop}
    </Button>
  )
}
