import * as RadixTabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type TabItem = {
  value: string
  label: string
  content: ReactNode
  /** False for a panel that is reached by its address alone. */
  hasTrigger?: boolean
}

type TabsProps = {
  /** What the row of tabs is for, read to screen readers. */
  label: string
  items: readonly TabItem[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
}

/** Panels of one page, one shown at a time; arrow keys move between the tabs. */
export function Tabs({ label, items, defaultValue = items[0]?.value, value, onValueChange }: TabsProps) {
  const selection = value === undefined ? { defaultValue } : { value }
  // Passing the row of tabs by keyboard must not close a panel that none of them opens again.
  const isReachedByAddress = items.some((item) => item.value === value && item.hasTrigger === false)
  return (
    <RadixTabs.Root
      {...selection}
      activationMode={isReachedByAddress ? 'manual' : 'automatic'}
      onValueChange={onValueChange}
    >
      <RadixTabs.List aria-label={label} className="mb-6 flex flex-wrap gap-y-1">
        {items
          .filter(({ hasTrigger }) => hasTrigger !== false)
          .map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              className="min-h-11 border-b-4 border-line-soft forced-colors:border-[color:Canvas] px-4 py-2 text-ink-soft hover:text-ink data-[state=active]:border-primary data-[state=active]:font-heading data-[state=active]:text-ink"
            >
              {item.label}
            </RadixTabs.Trigger>
          ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          {...(item.hasTrigger === false && { 'aria-labelledby': undefined, 'aria-label': item.label })}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
