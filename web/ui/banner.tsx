import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type BannerVariant = 'info' | 'warning' | 'danger'

const variants = {
  info: { classes: 'border-info bg-info-wash text-info', Icon: Info },
  warning: { classes: 'border-warn bg-warn-wash text-warn', Icon: TriangleAlert },
  danger: { classes: 'border-danger bg-danger-wash text-danger', Icon: CircleAlert },
} as const

type BannerProps = {
  variant?: BannerVariant
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  id?: string
  /** False where a message or the heading, which has the focus, says the same. */
  isAnnounced?: boolean
  /** One line where there is room for it: for what stands above every page. */
  isSlim?: boolean
}

/** A message that stays in the page. Danger is announced at once, the others when the reader is idle. */
export function Banner(props: BannerProps) {
  const { variant = 'info', title, children, action, id, isAnnounced = true, isSlim = false } = props
  const { classes, Icon } = variants[variant]
  return (
    <div
      id={id}
      role={isAnnounced ? (variant === 'danger' ? 'alert' : 'status') : undefined}
      className={joinClasses(
        'flex flex-wrap gap-x-4 rounded-card border',
        isSlim ? 'items-center gap-y-1 px-3 py-1 text-sm' : 'items-start gap-y-3 p-4',
        classes,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0" />
        <div className={joinClasses('min-w-0', isSlim && '*:mr-2 *:inline')}>
          {title && <p className="font-heading">{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}
