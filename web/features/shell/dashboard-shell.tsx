import { type ComponentProps, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import type { MenuModule } from '../../platform/group-modules.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { toast } from '../../ui/toast.ts'
import { BottomBar } from './bottom-bar.tsx'
import type { Companion } from './companion-row.tsx'
import type { MenuDrawer as LoadedDrawer } from './menu-drawer.tsx'
import { moreLinksFor } from './page-links.ts'
import { SearchButton, useSearchKeys } from './search-button.tsx'
import { Sidebar } from './sidebar.tsx'
import { shellTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { useSidebar } from './use-sidebar.ts'

/** Without a connection the button of the menu says why nothing opens, and can be pressed again. */
function MenuNotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({ ...shellTexts.menuNotLoaded, variant: 'destructive' })
    onClose()
  }, [onClose])
  return null
}

/** Only narrow windows need the drawer, and only once it is opened. */
const MenuDrawer = loadPart<ComponentProps<typeof LoadedDrawer>>(
  () => import('./menu-drawer.tsx').then((part) => part.MenuDrawer),
  MenuNotLoaded,
)

/** Where a button stands that the shell is given. */
export type ShellPlace = 'top-bar' | 'bottom-bar' | 'drawer'

type DashboardShellProps = {
  modules: readonly MenuModule[]
  companion: Companion
  isOperator: boolean
  renderSignOut: (place: ShellPlace) => ReactNode
  /** Opens the calm screen; it stays in view while the page scrolls. */
  renderCalmButton: (place: ShellPlace) => ReactNode
  /** The search over pages, modules, cards, conversations and actions, while it is open. */
  renderSearch: (onClose: () => void) => ReactNode
  /** A line at the window's lower edge, beside the menu and above the bar of a phone. */
  footLine: ReactNode
  children: ReactNode
}

/** The frame of every signed-in page: menu, top bar, and the page; on a phone a drawer and a bar at the lower edge. */
export function DashboardShell(props: DashboardShellProps) {
  const {
    modules,
    companion,
    isOperator,
    renderSignOut,
    renderCalmButton,
    renderSearch,
    footLine,
    children,
  } = props
  const sidebarId = useId()
  const { isNarrowWindow, isWide, isDrawerOpen, setDrawerOpen, toggle } = useSidebar()
  const announcement = usePageArrival()
  const [isSearching, setSearching] = useState(false)
  useSearchKeys(() => setSearching(true))
  const searchButton = (
    <SearchButton
      isWide={isNarrowWindow || isWide}
      onOpen={() => {
        setDrawerOpen(false)
        setSearching(true)
      }}
    />
  )
  const menu = { modules, companion, moreLinks: moreLinksFor(isOperator), searchButton }
  return (
    <div data-signed-in className="flex min-h-dvh">
      <SkipLink />
      {!isNarrowWindow && <Sidebar id={sidebarId} isWide={isWide} {...menu} />}
      {isDrawerOpen && (
        <Suspense>
          <MenuDrawer
            {...menu}
            signOutButton={renderSignOut('drawer')}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          menuId={sidebarId}
          isNarrowWindow={isNarrowWindow}
          isMenuOpen={isNarrowWindow ? isDrawerOpen : isWide}
          onToggleMenu={toggle}
          signOutButton={!isNarrowWindow && renderSignOut('top-bar')}
          calmButton={!isNarrowWindow && renderCalmButton('top-bar')}
        />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 pt-2 pb-[calc(var(--bottom-bar)+2rem)] sm:px-6 lg:px-8"
        >
          {children}
        </main>
        {footLine}
      </div>
      {isSearching && renderSearch(() => setSearching(false))}
      {isNarrowWindow && <BottomBar calmButton={renderCalmButton('bottom-bar')} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
