import { Link } from 'react-router'
import { FernMark } from '../../ui/fern-mark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Menu, type MenuModule } from './menu.tsx'
import { shellTexts } from './texts.ts'

type SidebarProps = {
  id: string
  modules: readonly MenuModule[]
  isWide: boolean
  companion: React.ReactNode
}

/** The menu beside the page: 16rem wide, 3rem when it is made narrow (specification, section 2). */
export function Sidebar({ id, modules, isWide, companion }: SidebarProps) {
  return (
    <aside
      id={id}
      aria-label={shellTexts.menu}
      className={joinClasses(
        // Above the page, or the tooltips that lie over it would be covered.
        'sticky top-0 z-10 h-dvh shrink-0 overflow-x-hidden overflow-y-auto border-r border-line-soft bg-card pb-6',
        isWide ? 'w-64 px-2' : 'w-12',
      )}
    >
      <Link to="/dashboard" className="flex min-h-16 items-center px-2 no-underline">
        {isWide ? <Logo /> : <FernMark className="size-8 text-primary" />}
        <VisuallyHidden>{shellTexts.home}</VisuallyHidden>
      </Link>
      <Menu modules={modules} isWide={isWide} companion={companion} />
    </aside>
  )
}
