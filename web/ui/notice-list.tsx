import { Bell } from 'lucide-react'
import * as RadixPopover from 'radix-ui/popover'
import { buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'
import type { Notice } from './toast-store.ts'
import { useToasts } from './use-toasts.ts'

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

function NoticeLine({ notice }: { notice: Notice }) {
  const shownAt = new Date(notice.shownAtMs)
  return (
    <li
      className={joinClasses(
        'border-l-4 py-1 pl-3',
        notice.variant === 'destructive' ? 'border-danger' : 'border-line',
      )}
    >
      <p className="font-heading">{notice.title}</p>
      {notice.description && <p>{notice.description}</p>}
      <time dateTime={shownAt.toISOString()} className="text-sm text-ink-soft">
        {timeOfDay.format(shownAt)}
      </time>
    </li>
  )
}

/** A button that opens the messages that toasts showed, so that a missed one is not lost. */
export function NoticeList() {
  const { notices } = useToasts()
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger className={buttonClasses('secondary')}>
        <Bell aria-hidden className="size-5" />
        {uiTexts.notices}
        {notices.length > 0 && <span className="tabular-nums">({notices.length})</span>}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={uiTexts.notices}
          className="z-40 max-h-[70dvh] w-88 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-card"
        >
          {notices.length === 0 ? (
            <p>{uiTexts.noNotices}</p>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-soft">{uiTexts.noticesHint}</p>
              <ul className="flex flex-col gap-4">
                {notices.map((notice) => (
                  <NoticeLine key={notice.id} notice={notice} />
                ))}
              </ul>
            </>
          )}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
