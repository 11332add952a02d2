import { useId } from 'react'
import { groupModules, type MenuModule } from '../../platform/group-modules.ts'
import { moduleIcon } from '../../ui/module-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { type PageLink, pageLinks } from './page-links.ts'
import { shellTexts as texts } from './texts.ts'

type MenuProps = {
  modules: readonly MenuModule[]
  isWide: boolean
  /** What stands below the modules in the drawer, which has no "More" of its own. */
  moreLinks?: readonly PageLink[]
}

const heading = 'px-3 pt-1.5 text-[0.8125rem]/tight text-ink-soft'
/** In the narrow menu a line stands where the headings are. */
const headingClasses = (isWide: boolean) => (isWide ? heading : 'mx-3 mt-2 h-px overflow-hidden bg-line-soft')

/** The pages, then the coaching modules under their headings, in the specified order. */
export function Menu({ modules, isWide, moreLinks = [] }: MenuProps) {
  const id = useId()
  return (
    <nav aria-label={texts.menuLabel}>
      <ul aria-label={texts.pages}>
        {pageLinks.map((link) => (
          <MenuLink key={link.to} {...link} isWide={isWide} />
        ))}
      </ul>
      {groupModules(modules).map((run) => {
        const headingId = `${id}-${run.modules[0]?.slug}`
        return (
          <div key={headingId}>
            <h2 id={headingId} className={headingClasses(isWide)}>
              {texts.modulesOf[run.group]}
            </h2>
            <ul aria-labelledby={headingId}>
              {run.modules.map((module) => (
                <MenuLink
                  key={module.slug}
                  to={`/dashboard/modules/${module.slug}`}
                  label={module.title}
                  icon={moduleIcon(module.id)}
                  isWide={isWide}
                  description={module.tooltip}
                />
              ))}
            </ul>
          </div>
        )
      })}
      {moreLinks.length > 0 && (
        <>
          <h2 className={heading}>{texts.more}</h2>
          <ul aria-label={texts.morePages}>
            {moreLinks.map((link) => (
              <MenuLink key={link.to} {...link} isWide />
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
