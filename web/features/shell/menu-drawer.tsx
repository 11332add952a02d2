import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { calmScreen } from '../../platform/calm-screen.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Menu, type MenuModule } from './menu.tsx'
import { shellTexts } from './texts.ts'

type MenuDrawerProps = { modules: readonly MenuModule[]; companion: ReactNode; onClose: () => void }

/** What is done on the calm screen, which can lie above, does not close the drawer. */
function keepUnderCalmScreen(event: Event) {
  if (calmScreen.read()) event.preventDefault()
}

/** The menu on a narrow window: 18rem wide over the page. Focus stays in it and goes back to the button that opened it. */
export function MenuDrawer({ modules, companion, onClose }: MenuDrawerProps) {
  const opener = useRef<Element | null>(null)

  /** Any link to a page closes the drawer, those of the menu and those in the companion's replies. */
  function followLink({ target }: MouseEvent) {
    const link = (target as Element).closest('a')
    if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
    // The page that opens takes the focus.
    opener.current = null
    onClose()
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
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[90vw] overflow-y-auto border-r border-line bg-card px-2 pb-6"
        >
          <div className="flex min-h-16 items-center justify-between gap-3 pl-2">
            <RadixDialog.Title className="text-lg">{shellTexts.menu}</RadixDialog.Title>
            <RadixDialog.Close className={buttonClasses('ghost', 'px-3!')}>
              <X aria-hidden className="size-5" />
              {shellTexts.closeMenu}
            </RadixDialog.Close>
          </div>
          <Menu modules={modules} isWide companion={companion} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
