import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CalmChoices } from './calm-choices.tsx'
import { calmTexts as texts } from './texts.ts'

type CalmScreenProps = {
  /** Back to the page below, which is as it was. */
  onBack: () => void
  /** A link was followed that leads away from the page below. */
  onLeave: () => void
}

/**
 * A quiet screen over the whole page. It is the browser's own modal dialog: what lies below stays as it is and is
 * silent, messages included, and the focus goes back to where it was. It is part of every signed-in page's script,
 * so that it opens without a connection too.
 */
export function CalmScreen({ onBack, onLeave }: CalmScreenProps) {
  const headingId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  // Before paint, and closed before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    dialog?.showModal()
    headingRef.current?.focus()
    return () => dialog?.close()
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onBack()
  }
  return createPortal(
    <dialog
      ref={dialogRef}
      data-calm-screen
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
      className="pointer-events-auto fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-wash p-0 text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-6xl flex-col px-4 pt-3 pb-4 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
          <h1 id={headingId} ref={headingRef} tabIndex={-1} className="text-base">
            {texts.title}
          </h1>
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
        <CalmChoices onLeave={onLeave} />
        <p className="mt-auto flex flex-wrap items-center gap-x-2 pt-6 text-sm text-ink-soft">
          {texts.inDanger}
          <ButtonLink variant="ghost" className="px-0!" to="/dashboard/help" onClick={onLeave}>
            {texts.toHelp}
          </ButtonLink>
        </p>
      </div>
    </dialog>,
    document.body,
  )
}
