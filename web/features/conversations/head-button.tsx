import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useTooltip } from '../../ui/use-tooltip.tsx'

type HeadButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  Icon: LucideIcon
  /** Seen where the chat's head has room for it. */
  word: string
  /** All that the button does, for screen readers and in the tooltip. */
  name: string
}

/** A button in the head of a chat: icon and word, or in a narrow head the icon with its name in a tooltip. */
export function HeadButton({ Icon, word, name, ...rest }: HeadButtonProps) {
  const { controlProps, tooltip } = useTooltip(name)
  return (
    <>
      <button
        type="button"
        aria-label={name}
        {...controlProps}
        {...rest}
        className={buttonClasses('ghost', 'min-w-11 px-2.5! text-sm no-underline!')}
      >
        <Icon aria-hidden className="size-5" />
        <span className="@max-[40rem]/head:sr-only">{word}</span>
      </button>
      {tooltip}
    </>
  )
}
