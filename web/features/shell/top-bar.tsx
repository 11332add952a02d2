import { CircleHelp, Menu, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { helpAddress } from '../../platform/help-address.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NoticeList } from '../../ui/notice-list.tsx'
import { quietTopBarButton, topBarWords } from '../../ui/top-bar-button.ts'
import { useTooltip } from '../../ui/use-tooltip.tsx'
import { shellTexts } from './texts.ts'

type MenuButtonProps = {
  menuId: string
  isNarrowWindow: boolean
  isMenuOpen: boolean
  onToggleMenu: () => void
}

/** Beside the menu an icon, whose tooltip and name say what it does; on a phone the word too. */
function MenuButton({ menuId, isNarrowWindow, isMenuOpen, onToggleMenu }: MenuButtonProps) {
  const Icon = isNarrowWindow ? Menu : PanelLeft
  const widthText = isMenuOpen ? shellTexts.collapse : shellTexts.expand
  const { controlProps, tooltip } = useTooltip(
    isNarrowWindow ? undefined : `${widthText} (${shellTexts.collapseHint})`,
  )
  return (
    <>
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-controls={isNarrowWindow ? undefined : menuId}
        aria-keyshortcuts="Control+B Meta+B"
        aria-label={isNarrowWindow ? undefined : widthText}
        className={buttonClasses('ghost', 'min-w-11 px-2! text-sm! no-underline!')}
        onClick={onToggleMenu}
        {...controlProps}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {isNarrowWindow && <span className={topBarWords}>{shellTexts.menu}</span>}
      </button>
      {tooltip}
    </>
  )
}

type TopBarProps = MenuButtonProps & {
  /** Null on a phone, whose drawer has it. */
  signOutButton: ReactNode
  /** Null on a phone, whose bottom bar has it. */
  calmButton: ReactNode
}

/**
 * The same things at the same places on every page, in view while the page scrolls. Between the menu's button and the
 * others lies the lane in which messages are shown (`Toaster`).
 */
export function TopBar({ signOutButton, calmButton, ...menu }: TopBarProps) {
  const { pathname } = useLocation()
  const onHelp = pathname === '/dashboard/help'
  return (
    <header
      data-top-bar
      className="@container sticky top-0 z-20 bg-card md:bg-wash/85 md:backdrop-blur-md max-md:border-b max-md:border-line-soft"
    >
      <div className="flex h-(--top-bar) items-center gap-1 px-2 md:px-3">
        <MenuButton {...menu} />
        <div className="flex-1" />
        <ButtonLink
          to={onHelp ? '/dashboard/help' : helpAddress(pathname)}
          variant="ghost"
          className={quietTopBarButton}
        >
          <CircleHelp aria-hidden className="size-5 shrink-0" />
          <span className={topBarWords}>{shellTexts.getHelp}</span>
        </ButtonLink>
        <NoticeList className={quietTopBarButton} />
        {signOutButton}
        {calmButton}
      </div>
    </header>
  )
}
