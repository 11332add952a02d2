import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { uiTexts } from './texts.ts'

type ValueRowProps = {
  heading: string
  /** What it is at present. */
  children: ReactNode
  /** What can be done at once, in place of the button that opens a form. */
  action?: ReactNode
  /** What "Change" opens below the row; it ends itself with `close`. */
  form?: (close: () => void) => ReactNode
  /** In place of "Change", where nothing is changed. */
  openText?: string
}

/** The opened part takes the focus, in its first field if it has one. */
function OpenedForm({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>('input, select, textarea')
    ;(field ?? place.current)?.focus()
  }, [])
  return (
    <div ref={place} id={id} tabIndex={-1} className="mt-4 border-l-4 border-line-soft pl-4 outline-none">
      {children}
    </div>
  )
}

/**
 * One line of a list of settings: its name, its present value, and one button. The button says "Change" and opens the
 * one form in place, then "Close"; it has the focus again once the form is done.
 */
export function ValueRow({ heading, children, action, form, openText = uiTexts.change }: ValueRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const word = isOpen ? uiTexts.close : openText
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <section aria-labelledby={`${id}-heading`} className="border-b border-line-soft py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={`${id}-heading`} tabIndex={-1} className="text-base">
            {heading}
          </h2>
          <div className="text-ink-soft wrap-anywhere">{children}</div>
        </div>
        {action}
        {form && (
          <Button
            ref={button}
            variant="secondary"
            aria-label={`${word}: ${heading}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-form` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {word}
          </Button>
        )}
      </div>
      {form && isOpen && <OpenedForm id={`${id}-form`}>{form(close)}</OpenedForm>}
    </section>
  )
}
