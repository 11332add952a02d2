import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

type RadioRowProps = {
  /** The same for all rows of one question. */
  name: string
  isChosen: boolean
  onChoose: () => void
  /** The words may need more than one line: the button then stands beside the first. */
  isLong?: boolean
  children: ReactNode
}

/** One answer of a question that has one. */
export function RadioRow({ name, isChosen, onChoose, isLong = false, children }: RadioRowProps) {
  return (
    <label className={joinClasses('flex min-h-11', isLong ? 'items-start gap-3 py-2' : 'items-center gap-2')}>
      <input
        type="radio"
        name={name}
        className={joinClasses('size-5 shrink-0 accent-primary', isLong && 'mt-1')}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
