import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTooltip } from '../../ui/use-tooltip.tsx'

type MenuLinkProps = {
  to: string
  label: string
  /** Stands before the words, and alone where the menu is narrow. */
  mark: ReactNode
  isExact?: boolean
  isWide: boolean
  description?: string
}

const look =
  'flex min-h-11 items-center gap-3 rounded-control border-l-4 border-transparent forced-colors:border-[color:Canvas] px-2 text-ink no-underline hover:bg-sunken aria-[current=page]:border-primary aria-[current=page]:bg-sunken aria-[current=page]:font-heading'

/** One line of the menu. The narrow menu shows its mark alone; the name is then in the tooltip, and always for readers. */
export function MenuLink({ to, label, mark, isExact = false, isWide, description }: MenuLinkProps) {
  const { controlProps, tooltip } = useTooltip(
    isWide ? description : [label, description].filter(Boolean).join(': '),
  )
  return (
    <li>
      <NavLink to={to} end={isExact} className={look} {...controlProps}>
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center text-sm font-heading text-primary"
        >
          {mark}
        </span>
        <span className={isWide ? 'min-w-0' : 'sr-only'}>{label}</span>
      </NavLink>
      {tooltip}
    </li>
  )
}
