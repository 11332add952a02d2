import type { ReactNode } from 'react'

/** Says in words what is being waited for. Nothing turns or bounces. */
export function LoadingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-4 text-ink-soft">
      {children}
    </p>
  )
}
