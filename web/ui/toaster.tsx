import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { focusPageWhenLost } from './focus-page.ts'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'
import { toastStore } from './toast.ts'
import type { Notice } from './toast-store.ts'

const variants = {
  success: { Icon: CircleCheck, classes: 'border-primary bg-card', iconClasses: 'text-primary' },
  default: { Icon: Info, classes: 'border-line bg-card', iconClasses: 'text-info' },
  destructive: { Icon: CircleAlert, classes: 'border-danger bg-danger-wash', iconClasses: 'text-danger' },
} as const

/** 40 px tall with two lines of text; a longer message takes the height that it needs. */
function ToastCard({ notice }: { notice: Notice }) {
  const { Icon, classes, iconClasses } = variants[notice.variant]
  return (
    <div
      data-toast={notice.variant}
      className={joinClasses(
        'flex min-h-10 items-center gap-2 rounded-control border border-l-4 py-0.5 pl-2 shadow-card',
        classes,
      )}
    >
      <Icon aria-hidden className={joinClasses('size-5 shrink-0 @max-[20rem]:hidden', iconClasses)} />
      <div className="min-w-0 flex-1 text-[0.8125rem]/[1.25]">
        <p className="inline font-heading">{notice.title}</p>
        {notice.description && <p className="inline before:content-['_']">{notice.description}</p>}
      </div>
      <button
        type="button"
        className="min-h-9 min-w-11 shrink-0 self-stretch rounded-control px-2 text-sm @max-[20rem]:px-1 font-heading text-primary hover:underline pointer-coarse:min-h-11"
        onClick={toastStore.dismiss}
      >
        {uiTexts.close}
      </button>
    </div>
  )
}

/**
 * Where toasts appear: once per page, in the lane of the top bar that is kept free for them. In a short bar its controls
 * are icons while a message is shown. So none lies over a control or over the words of a page, but for a long one on a
 * phone, which goes on below the bar. An error is announced at once and stays until it is closed. A message that goes
 * while it has the focus gives it back, also when the next one takes its place; one that comes under the pointer is held
 * like the one before.
 * Both regions stand in the page before their text does, or nothing would be read; their explicit aria-live keeps them
 * audible while a dialog hides the rest of the page.
 */
export function Toaster() {
  const { shown } = useStore(toastStore)
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
      className="@container pointer-events-none fixed top-0 right-(--lane-end) left-(--lane-start) z-50 flex min-h-14 max-w-100 flex-col justify-center *:pointer-events-auto"
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
