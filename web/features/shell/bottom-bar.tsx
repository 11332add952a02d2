import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { bottomBarLinks } from './page-links.ts'
import { shellTexts } from './texts.ts'

/** One fifth of the bar: an icon above a word. */
export const bottomBarPart =
  'flex h-[63px] min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-t-4 border-transparent px-0.5 text-center text-[min(0.8125rem,3.8vw)]/tight text-ink-soft no-underline forced-colors:border-[color:Canvas] aria-[current=page]:border-primary aria-[current=page]:font-heading aria-[current=page]:text-primary'

/** On a window below 768 px: the pages that are used most, and the calm screen, at its lower edge on every page. */
export function BottomBar({ calmButton }: { calmButton: ReactNode }) {
  return (
    <nav
      data-bottom-bar
      aria-label={shellTexts.bottomBar}
      className="fixed inset-x-0 bottom-0 z-30 h-(--bottom-nav) border-t border-line-soft bg-card"
    >
      <ul className="flex">
        {bottomBarLinks.map(({ to, label, icon: Icon, isExact = false }) => (
          <li key={to} className="flex min-w-0 flex-1">
            <NavLink to={to} end={isExact} className={bottomBarPart}>
              <Icon aria-hidden className="size-6 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
        <li className="flex min-w-0 flex-1">{calmButton}</li>
      </ul>
    </nav>
  )
}
