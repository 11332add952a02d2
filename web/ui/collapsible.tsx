import { ChevronDown, ChevronUp } from 'lucide-react'
import * as RadixCollapsible from 'radix-ui/collapsible'
import { type ReactNode, useState } from 'react'
import { buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'

type CollapsibleProps = {
  /** Stands beside the button and is never hidden. */
  heading?: ReactNode
  showText: ReactNode
  hideText: ReactNode
  defaultOpen?: boolean
  /** The button is a word among others, not an outlined one. */
  isQuiet?: boolean
  children: ReactNode
}

/** A part of a page that is opened when wanted; the button always says what pressing it does. */
export function Collapsible({
  heading,
  showText,
  hideText,
  defaultOpen = false,
  isQuiet = false,
  children,
}: CollapsibleProps) {
  const [open, setOpen] = useState(defaultOpen)
  const Icon = open ? ChevronUp : ChevronDown
  return (
    <RadixCollapsible.Root open={open} onOpenChange={setOpen}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        <RadixCollapsible.Trigger
          className={buttonClasses(
            isQuiet ? 'ghost' : 'secondary',
            joinClasses('print:hidden', isQuiet && 'px-0! text-sm font-normal!'),
          )}
        >
          {open ? hideText : showText}
          <Icon aria-hidden className="size-5" />
        </RadixCollapsible.Trigger>
      </div>
      <RadixCollapsible.Content className="mt-4">{children}</RadixCollapsible.Content>
    </RadixCollapsible.Root>
  )
}
