import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { buttonClasses } from './button-classes.ts'
import { focusPageWhenLost } from './focus-page.ts'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'
import { toastStore } from './toast.ts'
import type { Notice } from './toast-store.ts'
import { useClearPlace } from './use-clear-place.ts'
import { useToasts } from './use-toasts.ts'

const looks = {
  success: { Icon: CircleCheck, classes: 'border-primary bg-card', iconClasses: 'text-primary' },
  default: { Icon: Info, classes: 'border-line bg-card', iconClasses: 'text-info' },
  destructive: { Icon: CircleAlert, classes: 'border-danger bg-danger-wash', iconClasses: 'text-danger' },
} as const

function ToastCard({ notice }: { notice: Notice }) {
  const { Icon, classes, iconClasses } = looks[notice.variant]
  return (
    <div
      data-toast={notice.variant}
      className={joinClasses(
        'grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-card border border-l-8 p-3 shadow-card',
        classes,
      )}
    >
      <p className="flex items-center gap-2 font-heading">
        <Icon aria-hidden className={joinClasses('size-5 shrink-0', iconClasses)} />
        {notice.title}
      </p>
      {/* Read and drawn after the title and the description, which has the whole width of the second row. */}
      {notice.description && <p className="col-span-2 row-start-2 mt-1">{notice.description}</p>}
      <button
        type="button"
        className={buttonClasses('secondary', 'col-start-2 row-start-1 px-3!')}
        onClick={toastStore.dismiss}
      >
        <X aria-hidden className="size-5 max-sm:hidden" />
        {uiTexts.close}
      </button>
    </div>
  )
}

/**
 * Where toasts appear: once per page, below the top bar and clear of its buttons, or further down where they cover
 * less there. An error is announced at once and stays until it is closed. A message that goes while it has the focus
 * gives it back, also when the next one takes its place; one that comes under the pointer is held like the one before.
 * Both regions stand in the page before their text does, or nothing would be read; their explicit aria-live keeps them
 * audible while a dialog hides the rest of the page.
 */
export function Toaster() {
  const { shown } = useToasts()
  const region = useRef<HTMLElement>(null)
  /** While a message has the focus: what had it before. */
  const heldFrom = useRef<{ element: EventTarget | null } | null>(null)

  useLayoutEffect(() => {
    const held = heldFrom.current
    if (region.current?.matches(':hover')) toastStore.pause()
    if (!held || region.current?.contains(document.activeElement)) return
    heldFrom.current = null
    if (held.element instanceof HTMLElement) held.element.focus()
    focusPageWhenLost()
  })
  const place = useClearPlace(region, shown?.id)

  function hold({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) heldFrom.current = { element: relatedTarget }
    toastStore.pause()
  }
  function release({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    heldFrom.current = null
    if (!currentTarget.matches(':hover')) toastStore.resume()
  }

  const card = shown && <ToastCard key={shown.id} notice={shown} />
  const isError = shown?.variant === 'destructive'
  return (
    <section
      ref={region}
      aria-label={uiTexts.messages}
      className={joinClasses(
        'pointer-events-none fixed inset-x-4 z-50 sm:left-auto sm:w-104 *:pointer-events-auto',
        place === 'upper' && 'top-20',
        place === 'lower' && 'bottom-4',
      )}
      style={typeof place === 'number' ? { top: place } : undefined}
      onPointerEnter={toastStore.pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) toastStore.resume()
      }}
      onFocus={hold}
      onBlur={release}
      onKeyDown={({ key }) => {
        if (key === 'Escape') toastStore.dismiss()
      }}
    >
      <div role="status" aria-live="polite">
        {!isError && card}
      </div>
      <div role="alert" aria-live="assertive">
        {isError && card}
      </div>
    </section>
  )
}
