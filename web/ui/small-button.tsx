import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'

/** The look of a small button beside others, under a text that it is about. */
export const smallButton = 'px-2.5! text-sm no-underline!'
/** One that stands back behind the others. */
export const quietButton = `${smallButton} font-normal! text-ink-soft! hover:text-ink!`

type SmallButtonProps = Omit<ComponentProps<'button'>, 'type'> & { Icon: LucideIcon }

/** A small button with an icon; `aria-describedby` names the text that it is about. */
export function SmallButton({ Icon, className = smallButton, children, ...rest }: SmallButtonProps) {
  return (
    <button {...rest} type="button" className={buttonClasses('ghost', joinClasses(className))}>
      <Icon aria-hidden className="size-4" />
      {children}
    </button>
  )
}
