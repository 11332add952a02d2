import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { joinClasses } from './join-classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** May hold links; they stay links, and the rest of the label ticks the box. */
  label: ReactNode
  error?: ReactNode
}

/** The browser's own checkbox in the product's green, with its label beside it. */
export function Checkbox({ label, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <label htmlFor={inputId} className={joinClasses(rest.disabled && 'opacity-60')}>
          {label}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
