import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { calmScreen } from '../../platform/calm-screen.ts'
import type { MenuModule } from '../../platform/group-modules.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { type Companion, CompanionRow, focusPageChat } from './companion-row.tsx'
import { Menu } from './menu.tsx'
import type { PageLink } from './page-links.ts'
import { shellTexts } from './texts.ts'

type MenuDrawerProps = {
  modules: readonly MenuModule[]
  moreLinks: readonly PageLink[]
  companion: Companion
  searchButton?: ReactNode
  signOutButton: ReactNode
  onClose: () => void
}

/** What is done on the calm screen, which can lie above, does not close the drawer. */
function keepUnderCalmScreen(event: Event) {
  if (calmScreen.getState()) event.preventDefault()
}

/** The menu on a narrow window: 18rem wide over the page. Focus stays in it and goes back to the button that opened it. */
export function MenuDrawer(props: MenuDrawerProps) {
  const { modules, moreLinks, companion, searchButton, signOutButton, onClose } = props
  const opener = useRef<Element | null>(null)

  /** Any link to a page closes the drawer, those of the menu and those in the companion's replies. */
  function followLink({ target }: MouseEvent) {
    const link = (target as Element).closest('a')
    if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
    // The page that opens takes the focus.
    opener.current = null
    onClose()
  }
  /** The input of the page takes the focus, once the drawer no longer holds it. */
  function goToChat() {
    opener.current = null
    onClose()
    requestAnimationFrame(() => requestAnimationFrame(focusPageChat))
  }
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_20_14/55%)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onClick={followLink}
          onInteractOutside={keepUnderCalmScreen}
          onEscapeKeyDown={keepUnderCalmScreen}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[90vw] flex-col border-r border-line bg-card"
        >
          <div className="flex min-h-14 items-center justify-between gap-3 px-4">
            <RadixDialog.Title className="text-lg">{shellTexts.menu}</RadixDialog.Title>
            <RadixDialog.Close className={buttonClasses('ghost', 'px-3!')}>
              <X aria-hidden className="size-5" />
              {shellTexts.closeMenu}
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
            {searchButton}
            <Menu modules={modules} isWide moreLinks={moreLinks} />
            <div className="px-2 pt-3">{signOutButton}</div>
          </div>
          <div className="relative flex border-t border-line-soft px-2 pb-[env(safe-area-inset-bottom)]">
            <CompanionRow companion={companion} onGoToChat={goToChat} />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
