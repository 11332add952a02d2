import { NavLink } from 'react-router'
import { useTooltip } from '../../ui/use-tooltip.tsx'
import type { PageLink } from './page-links.ts'

/** One row of the menu: lower for a mouse than for a finger, with a green edge on the page that is open. */
export const menuRow =
  'flex min-h-9 items-center gap-3 rounded-control border-l-4 border-transparent px-2 py-1 text-sm/tight text-ink no-underline hover:bg-sunken pointer-coarse:min-h-11 forced-colors:border-[color:Canvas] aria-[current=page]:border-primary aria-[current=page]:bg-sunken aria-[current=page]:font-heading'

type MenuLinkProps = PageLink & { isWide: boolean; description?: string; onClick?: () => void }

/** One line of the menu. The narrow menu shows its icon alone; the name is then in the tooltip, and always for readers. */
export function MenuLink({
  to,
  label,
  icon: Icon,
  isExact = false,
  isWide,
  description,
  onClick,
}: MenuLinkProps) {
  const { controlProps, tooltip } = useTooltip(
    isWide ? description : [label, description].filter(Boolean).join(': '),
    'beside',
  )
  return (
    <li>
      <NavLink to={to} end={isExact} className={menuRow} onClick={onClick} {...controlProps}>
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        <span className={isWide ? 'min-w-0' : 'sr-only'}>{label}</span>
      </NavLink>
      {tooltip}
    </li>
  )
}
