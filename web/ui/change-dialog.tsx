import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type ChangeDialogProps<Item> = {
  /** What is changed; null while nothing is. */
  item: Item | null
  title: string
  onClose: () => void
  children: (item: Item) => ReactNode
}

/** The form that changes one item of a list. */
export function ChangeDialog<Item>({ item, title, onClose, children }: ChangeDialogProps<Item>) {
  return (
    <Dialog open={item !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      {item !== null && children(item)}
    </Dialog>
  )
}
