import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Once around the signed-in area: the first tooltip waits 700 ms, the next one within 300 ms comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  )
}

type TooltipProps = { content: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** A short description of the one control inside it. Never the only place where something is said. */
export function Tooltip({ content, side = 'right', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          className="z-50 max-w-72 rounded-control border border-line bg-card px-3 py-2 text-sm text-ink shadow-card"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
