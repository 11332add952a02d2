import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  Icon: LucideIcon
  /** The one thing that would change it. */
  action?: ReactNode
  children: ReactNode
}

/** In place of a list that has nothing yet: what will be here, and how it comes here. */
export function EmptyState({ Icon, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-fresh p-5 sm:p-6 high-contrast:border high-contrast:border-line">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-card text-primary">
        <Icon aria-hidden className="size-7" />
      </span>
      <div className="max-w-measure min-w-0 flex-1 basis-44">{children}</div>
      {action}
    </div>
  )
}
