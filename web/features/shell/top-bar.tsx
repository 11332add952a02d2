import { CircleHelp, Menu, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NoticeList } from '../../ui/notice-list.tsx'
import { topBarButton } from '../../ui/top-bar-button.ts'
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
  const Icon = isNarrowWindow ? Menu : PanelLeft
  const widthText = isMenuOpen ? shellTexts.collapse : shellTexts.expand
  return (
    <header className="flex flex-wrap items-center justify-end gap-1.5 py-3 pr-20 pl-3 sm:gap-2 sm:pr-24 sm:pl-6 lg:gap-3 lg:pr-52">
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-controls={isNarrowWindow ? undefined : menuId}
        aria-keyshortcuts="Control+B Meta+B"
        title={isNarrowWindow ? undefined : shellTexts.collapseHint}
        className={buttonClasses(
          'ghost',
          'no-underline! mr-auto px-2! max-lg:max-w-36 max-sm:px-1.5! max-lg:text-sm/tight! max-sm:[&_svg]:hidden',
        )}
        onClick={onToggleMenu}
      >
        <Icon aria-hidden className="size-5" />
        {isNarrowWindow ? shellTexts.menu : widthText}
      </button>
      <ButtonLink to="/dashboard/help" variant="secondary" className={topBarButton}>
        <CircleHelp aria-hidden className="size-5" />
        {shellTexts.getHelp}
      </ButtonLink>
      <NoticeList className={topBarButton} />
      {signOutButton}
    </header>
  )
}
