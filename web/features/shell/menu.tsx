import type { ReactNode } from 'react'
import { menuInitials } from './menu-initials.ts'
import { MenuLink } from './menu-link.tsx'
import { pageLinks } from './page-links.ts'
import { shellTexts } from './texts.ts'

export type MenuModule = { slug: string; title: string; tooltip: string }

type MenuProps = {
  modules: readonly MenuModule[]
  isWide: boolean
  /** The companion's panel below the links; the narrow menu has no room for it. */
  companion: ReactNode
}

const heading = 'px-2 pt-6 pb-2 text-sm text-ink-soft'

/** The pages, the coaching modules and the companion, in the specified order. */
export function Menu({ modules, isWide, companion }: MenuProps) {
  return (
    <>
      <nav aria-label={shellTexts.menuLabel}>
        <ul aria-label={shellTexts.pages}>
          {pageLinks.map(({ to, label, icon: Icon, isExact }) => (
            <MenuLink
              key={to}
              to={to}
              label={label}
              mark={<Icon className="size-5" />}
              isExact={isExact}
              isWide={isWide}
            />
          ))}
        </ul>
        <h2 className={isWide ? heading : 'sr-only'}>{shellTexts.modules}</h2>
        <ul aria-label={shellTexts.modules}>
          {modules.map(({ slug, title, tooltip }) => (
            <MenuLink
              key={slug}
              to={`/dashboard/modules/${slug}`}
              label={title}
              mark={menuInitials(title)}
              isWide={isWide}
              description={tooltip}
            />
          ))}
        </ul>
      </nav>
      <div hidden={!isWide}>{companion}</div>
    </>
  )
}
