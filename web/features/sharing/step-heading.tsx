import { type ReactNode, useEffect, useRef } from 'react'

type StepHeadingProps = {
  id: string
  /** False where the step is the first thing that a page shows. */
  takesFocus?: boolean
  children: ReactNode
}

/** The heading of a step of the set-up. It takes the focus, which stood on a button of the step before. */
export function StepHeading({ id, takesFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="text-lg wrap-anywhere">
      {children}
    </h2>
  )
}
