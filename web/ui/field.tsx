import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** One control: an input of this folder, or anything that calls `useFieldWiring`. */
  children: ReactNode
}

/** A labelled form field. Hint and error are read with the control; the error also as soon as it appears. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-heading">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** The region stands in the page before the error does: only then do screen readers announce what enters it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
