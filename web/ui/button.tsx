import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClasses } from './button-classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** While true the button cannot be pressed again, and says `pendingText` in place of its label. */
  pending?: boolean
  pendingText?: string
}

/** A button that says what it does. `type` is `button` unless said otherwise, so it never submits by accident. */
export function Button({
  variant = 'primary',
  pending = false,
  pendingText,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClasses(variant, className)}
    >
      {pending && pendingText ? pendingText : children}
    </button>
  )
}
