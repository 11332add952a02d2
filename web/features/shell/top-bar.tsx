import { CircleHelp, Menu, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { helpAddress } from '../../platform/help-address.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NoticeList } from '../../ui/notice-list.tsx'
import { topBarButton, topBarText } from '../../ui/top-bar-button.ts'
import { shellTexts } from './texts.ts'

type TopBarProps = {
  menuId: string
  isNarrowWindow: boolean
  isMenuOpen: boolean
  onToggleMenu: () => void
  signOutButton: ReactNode
}

/** The same four things at the same places on every page. The corner beside them is the calm screen's control's. */
export function TopBar({ menuId, isNarrowWindow, isMenuOpen, onToggleMenu, signOutButton }: TopBarProps) {
  const { pathname } = useLocation()
  const onHelp = pathname === '/dashboard/help'
  const Icon = isNarrowWindow ? Menu : PanelLeft
  const widthText = isMenuOpen ? shellTexts.collapse : shellTexts.expand
  return (
    <header className="@container">
      <div className="flex flex-wrap items-center justify-end gap-1 py-3 pr-[4.8em] pl-2 text-[min(0.9375rem,4.75vw)] @[30rem]:gap-2 @[30rem]:pr-24 @[30rem]:pl-6 @[30rem]:text-base @4xl:gap-3 @4xl:pr-52">
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={isNarrowWindow ? undefined : menuId}
          aria-keyshortcuts="Control+B Meta+B"
          title={isNarrowWindow ? undefined : shellTexts.collapseHint}
          className={buttonClasses(
            'ghost',
            `no-underline! mr-auto px-2! @max-4xl:max-w-36 @max-[30rem]:[&_svg]:hidden ${topBarText}`,
          )}
          onClick={onToggleMenu}
        >
          <Icon aria-hidden className="size-5" />
          {isNarrowWindow ? shellTexts.menu : widthText}
        </button>
        <ButtonLink
          to={onHelp ? '/dashboard/help' : helpAddress(pathname)}
          variant="secondary"
          className={topBarButton}
        >
          <CircleHelp aria-hidden className="size-5" />
          {shellTexts.getHelp}
        </ButtonLink>
        <NoticeList className={topBarButton} />
        {signOutButton}
      </div>
    </header>
  )
}
