import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** A low hill in the greenhouse's light, on which stands what is in it. In high contrast nothing of it is drawn. */
export function Ground({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={joinClasses('relative isolate overflow-hidden bg-fresh', className)}>
      <div
        aria-hidden
        className="absolute inset-x-[-20%] bottom-0 -z-1 h-1/3 rounded-t-[50%] bg-leaf/20 high-contrast:hidden"
      />
      {children}
    </div>
  )
}
