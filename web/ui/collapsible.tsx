import { ChevronDown, ChevronUp } from 'lucide-react'
import * as RadixCollapsible from 'radix-ui/collapsible'
import { type ReactNode, useState } from 'react'
import { buttonClasses } from './button-classes.ts'

type CollapsibleProps = {
  /** Stands beside the button and is never hidden. */
  heading?: ReactNode
  showText: ReactNode
  hideText: ReactNode
  defaultOpen?: boolean
  children: ReactNode
}

/** A part of a page that is opened when wanted; the button always says what pressing it does. */
export function Collapsible({
  heading,
  showText,
  hideText,
  defaultOpen = false,
  children,
}: CollapsibleProps) {
  const [open, setOpen] = useState(defaultOpen)
  const Icon = open ? ChevronUp : ChevronDown
  return (
    <RadixCollapsible.Root open={open} onOpenChange={setOpen}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        <RadixCollapsible.Trigger className={buttonClasses('secondary', 'print:hidden')}>
          {open ? hideText : showText}
          <Icon aria-hidden className="size-5" />
        </RadixCollapsible.Trigger>
      </div>
      <RadixCollapsible.Content className="mt-4">{children}</RadixCollapsible.Content>
    </RadixCollapsible.Root>
  )
}
