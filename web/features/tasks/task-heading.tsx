import type { ReactNode } from 'react'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'

type TaskHeadingProps = {
  children: ReactNode
  /** The id of what is read with the heading. */
  describedBy?: string
  className?: string
}

/** The heading of what the tool shows now. It takes the focus when it appears, so that it is announced; give each step a key. */
export function TaskHeading({ children, describedBy, className = 'text-lg' }: TaskHeadingProps) {
  return (
    <h3 ref={focusWhenShown} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {children}
    </h3>
  )
}
