import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { calmScreen } from '../platform/calm-screen.ts'
import { buttonClasses } from './button-classes.ts'
import { cardOf, focusPageWhenLost } from './focus-page.ts'
import { uiTexts } from './texts.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The body, between the description and the actions. */
  children?: ReactNode
  /** Buttons, the one that changes nothing first. */
  actions?: ReactNode
  /** What has the focus afterwards, where it is not what opened the dialog. */
  focusAfter?: () => HTMLElement | null | undefined
}

/**
 * A question that must be answered first. Escape and the close button change nothing, focus returns after,
 * and what is done with a toast or the calm screen above it does not answer it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  focusAfter,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const card = useRef<Element | null>(null)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-[rgb(10_20_14/55%)] p-4">
          <RadixDialog.Content
            // Radix gives the focus back to a trigger of its own; ours is opened by any control of the page.
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
              card.current = cardOf(opener.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const next = focusAfter?.() ?? opener.current
              if (next instanceof HTMLElement) next.focus()
              // What was asked may have taken the opener away.
              focusPageWhenLost(card.current)
            }}
            onInteractOutside={(event) => {
              const isToast = event.target instanceof Element && event.target.closest('[data-toast]')
              if (isToast || calmScreen.getState()) event.preventDefault()
            }}
            onEscapeKeyDown={(event) => {
              if (calmScreen.getState()) event.preventDefault()
            }}
            {...(!description && { 'aria-describedby': undefined })}
            className="relative z-50 w-full max-w-xl rounded-card border border-line bg-card p-6 shadow-card"
          >
            <RadixDialog.Title className="pr-24 text-lg">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-2 text-ink-soft">{description}</RadixDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
            <RadixDialog.Close className={buttonClasses('ghost', 'absolute top-3 right-3 px-2!')}>
              <X aria-hidden className="size-5" />
              {uiTexts.close}
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
