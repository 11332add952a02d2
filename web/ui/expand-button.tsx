import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type ExpandButtonProps = { isOpen: boolean; controls: string; onToggle: () => void; children: ReactNode }

/** Opens and closes a part of the page that may stand elsewhere than below it; its words stay. */
export function ExpandButton({ isOpen, controls, onToggle, children }: ExpandButtonProps) {
  const Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <Button
      variant="ghost"
      className="px-0!"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <Icon aria-hidden className="size-5" />
    </Button>
  )
}
