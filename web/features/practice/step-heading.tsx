import type { ReactNode } from 'react'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'

type StepHeadingProps = {
  children: ReactNode
  /** The id of what is read with the heading: the words of a turn. */
  describedBy?: string
  className?: string
  /** False for a step that is there when its page opens: the page's own heading has the focus then. */
  takesFocus?: boolean
}

/** The heading of a step. It takes the focus when the step appears, so that the step is announced; give each step a key. */
export function StepHeading({
  children,
  describedBy,
  className = 'text-lg',
  takesFocus = true,
}: StepHeadingProps) {
  return (
    <h2
      ref={takesFocus ? focusWhenShown : undefined}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </h2>
  )
}
