import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { menuRow } from './menu-link.tsx'
import { shellTexts as texts } from './texts.ts'

export type Companion = {
  name: string
  /** The plant in its pot. */
  mark: ReactNode
  /** The compact chat; it is drawn once the row was opened. */
  chat: ReactNode
}

/** Gives the focus to the input of the page's own chat. */
export function focusPageChat(): void {
  document.querySelector<HTMLElement>('main form textarea')?.focus()
}

/**
 * The companion at the menu's foot: its row opens the compact chat upward, over the menu. The chat stays as it is while
 * it is closed. The home page has the same chat in it, so there the row only leads to its input.
 */
export function CompanionRow({ companion, onGoToChat }: { companion: Companion; onGoToChat: () => void }) {
  const { pathname } = useLocation()
  const isHome = pathname === '/dashboard'
  const panelId = useId()
  const row = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isShown = isOpen && !isHome
  const Chevron = isShown ? ChevronDown : ChevronUp

  function press() {
    if (isHome) return onGoToChat()
    setWasOpened(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        ref={row}
        type="button"
        aria-expanded={isHome ? undefined : isShown}
        aria-controls={isHome || !wasOpened ? undefined : panelId}
        className={joinClasses(menuRow, 'min-h-11 min-w-0 flex-1 gap-1.5! px-1.5! text-left')}
        onClick={press}
      >
        {companion.mark}
        <span className="min-w-0 flex-1 truncate font-heading">{companion.name}</span>
        {isHome ? (
          <VisuallyHidden>: {texts.toChat}</VisuallyHidden>
        ) : (
          <Chevron aria-hidden className="size-4 shrink-0" />
        )}
      </button>
      {wasOpened && (
        <section
          id={panelId}
          aria-label={companion.name}
          hidden={!isShown}
          className="absolute inset-x-2 bottom-full mb-2 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-card border border-line bg-card shadow-card"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return
            // In the drawer it closes the chat alone.
            event.stopPropagation()
            setOpen(false)
            row.current?.focus()
          }}
        >
          {companion.chat}
        </section>
      )}
    </>
  )
}
