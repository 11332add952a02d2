import { type ComponentProps, type ReactNode, Suspense, useEffect, useId } from 'react'
import { loadPart } from '../../platform/load-part.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { toast } from '../../ui/toast.ts'
import type { MenuModule } from './menu.tsx'
import type { MenuDrawer as LoadedDrawer } from './menu-drawer.tsx'
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

type DashboardShellProps = {
  modules: readonly MenuModule[]
  companion: ReactNode
  signOutButton: ReactNode
  /** Opens the calm screen; it stays in view while the page scrolls. */
  calmControl: ReactNode
  children: ReactNode
}

/** The frame of every signed-in page: menu, top bar, and the page. */
export function DashboardShell({
  modules,
  companion,
  signOutButton,
  calmControl,
  children,
}: DashboardShellProps) {
  const sidebarId = useId()
  const { isNarrowWindow, isWide, isDrawerOpen, setDrawerOpen, toggle } = useSidebar()
  const announcement = usePageArrival()
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {!isNarrowWindow && <Sidebar id={sidebarId} modules={modules} isWide={isWide} companion={companion} />}
      {isDrawerOpen && (
        <Suspense>
          <MenuDrawer modules={modules} companion={companion} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      <div className="min-w-0 flex-1">
        <TopBar
          menuId={sidebarId}
          isNarrowWindow={isNarrowWindow}
          isMenuOpen={isNarrowWindow ? isDrawerOpen : isWide}
          onToggleMenu={toggle}
          signOutButton={signOutButton}
        />
        {/* At the end of the top bar; when the page scrolls, at the window's upper edge. */}
        <div data-calm-control className="@container sticky top-18 z-20 h-0">
          <div className="absolute right-2 bottom-3 @[30rem]:right-6">{calmControl}</div>
        </div>
        <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-6 lg:px-8">
          {children}
        </main>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
