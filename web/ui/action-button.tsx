import { type MouseEvent, useEffect, useRef } from 'react'
import type { ApiProblem } from '../platform/api-problem.ts'
import { useAction } from '../platform/use-action.ts'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-classes.ts'
import { cardOf, focusPageWhenLost } from './focus-page.ts'

type ActionButtonProps = {
  variant?: ButtonVariant
  pendingText?: string
  className?: string
  disabled?: boolean
  /** For screen readers, where the words of several such buttons are the same. */
  'aria-label'?: string
  action: () => Promise<unknown>
  onProblem?: (problem: ApiProblem) => void
  children: string
}

/**
 * A button that asks the server for something, once at a time. Only its own call disables it, not what loads behind
 * it; it has the focus again afterwards, or the heading of its card, or else of the page, has when the button has done its
 * part and is gone.
 */
export function ActionButton(props: ActionButtonProps) {
  const { variant = 'secondary', pendingText, action, onProblem, children, ...rest } = props
  const { isRunning, run } = useAction(action, onProblem)
  const isUsed = useRef(false)
  const card = useRef<Element | null>(null)
  useEffect(
    () => () => {
      if (isUsed.current) focusPageWhenLost(card.current)
    },
    [],
  )
  function press({ currentTarget }: MouseEvent) {
    isUsed.current = true
    card.current = cardOf(currentTarget)
    void run()
  }
  return (
    <Button
      {...rest}
      variant={variant}
      pending={isRunning}
      {...(pendingText && { pendingText })}
      onClick={press}
    >
      {children}
    </Button>
  )
}
