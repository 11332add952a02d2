import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MenuModule } from '../../platform/group-modules.ts'
import { FernMark } from '../../ui/fern-mark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Companion, CompanionRow, focusPageChat } from './companion-row.tsx'
import { Menu } from './menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { PageLink } from './page-links.ts'
import { shellTexts } from './texts.ts'

type SidebarProps = {
  id: string
  modules: readonly MenuModule[]
  moreLinks: readonly PageLink[]
  isWide: boolean
  companion: Companion
  /** Opens the search over pages, modules, cards and conversations. */
  searchButton?: ReactNode
}

/** The menu beside the page: 16rem wide, 3rem when it is made narrow (specification, section 2). */
export function Sidebar({ id, modules, moreLinks, isWide, companion, searchButton }: SidebarProps) {
  return (
    <aside
      id={id}
      aria-label={shellTexts.menu}
      data-menu={isWide ? 'wide' : 'narrow'}
      className={joinClasses(
        // Above the page, or the tooltips that lie over it would be covered.
        'sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-r border-line-soft bg-card',
        isWide ? 'w-64' : 'w-12',
      )}
    >
      <div className={joinClasses('flex items-center', isWide ? 'px-2' : 'flex-col')}>
        <Link
          to="/dashboard"
          className="mr-auto flex min-h-12 items-center rounded-control px-2 no-underline"
        >
          {isWide ? <Logo /> : <FernMark className="size-8 text-primary" />}
          <VisuallyHidden>{shellTexts.home}</VisuallyHidden>
        </Link>
        {searchButton}
      </div>
      <div className={joinClasses('min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-1', isWide && 'px-2')}>
        <Menu modules={modules} isWide={isWide} />
      </div>
      <div
        className={joinClasses(
          'relative flex items-center border-t border-line-soft',
          isWide ? 'px-2' : 'flex-col',
        )}
      >
        <div className={isWide ? 'contents' : 'hidden'}>
          <CompanionRow companion={companion} onGoToChat={focusPageChat} />
        </div>
        <MoreMenu links={moreLinks} isWide={isWide} />
      </div>
    </aside>
  )
}
