import type { ReactNode } from 'react'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'

type StepHeadingProps = {
  children: ReactNode
  /** The id of what is read with the heading: the words of a turn. */
  describedBy?: string
  className?: string
}

/** The heading of a step. It takes the focus when the step appears, so that the step is announced; give each step a key. */
export function StepHeading({ children, describedBy, className = 'text-lg' }: StepHeadingProps) {
  return (
    <h2 ref={focusWhenShown} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {children}
    </h2>
  )
}
