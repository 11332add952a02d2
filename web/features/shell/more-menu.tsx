import { Ellipsis } from 'lucide-react'
import { useId, useRef } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { useTooltip } from '../../ui/use-tooltip.tsx'
import { MenuLink, menuRow } from './menu-link.tsx'
import type { PageLink } from './page-links.ts'
import { shellTexts as texts } from './texts.ts'

/**
 * The row at the menu's foot that opens the pages which need no row of their own. The browser's own popover opens and
 * closes it, also with Escape and by a press beside it.
 */
export function MoreMenu({ links, isWide }: { links: readonly PageLink[]; isWide: boolean }) {
  const panelId = useId()
  const panel = useRef<HTMLElement>(null)
  const { controlProps, tooltip } = useTooltip(isWide ? undefined : texts.more, 'beside')
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className={joinClasses(menuRow, 'min-h-11', isWide ? 'gap-1.5! px-1.5!' : 'w-full')}
        {...controlProps}
      >
        <Ellipsis aria-hidden className="size-5 shrink-0 text-primary" />
        <span className={isWide ? undefined : 'sr-only'}>{texts.more}</span>
      </button>
      {tooltip}
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={texts.morePages}
        className="fixed top-auto right-auto bottom-16 left-2 w-60 rounded-card border border-line bg-card p-2 text-ink shadow-card"
      >
        <ul>
          {links.map((link) => (
            <MenuLink key={link.to} {...link} isWide onClick={() => panel.current?.hidePopover()} />
          ))}
        </ul>
      </nav>
    </>
  )
}
