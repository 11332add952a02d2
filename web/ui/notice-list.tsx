import { Bell } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'
import { type JoinedNotices, joinNotices } from './join-notices.ts'
import { uiTexts } from './texts.ts'
import { toastStore } from './toast.ts'
import { topBarWords } from './top-bar-button.ts'

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

function NoticeLine({ newest: notice, count, points }: JoinedNotices) {
  const shownAt = new Date(notice.shownAtMs)
  const isError = notice.variant === 'destructive'
  return (
    <li className={joinClasses('border-l-4 py-1 pl-3', isError ? 'border-danger' : 'border-line')}>
      <p className="font-heading">{notice.title}</p>
      {notice.description && <p>{notice.description}</p>}
      {count > 1 && <p className="text-sm">{uiTexts.joinedNotices(count, points)}</p>}
      <time dateTime={shownAt.toISOString()} className="text-sm text-ink-soft">
        {timeOfDay.format(shownAt)}
      </time>
    </li>
  )
}

/**
 * A button that opens the messages that toasts showed, so that a missed one is not lost. The browser's own popover
 * opens and closes it, also with Escape and by a press beside it.
 */
export function NoticeList({ className }: { className?: string }) {
  const notices = joinNotices(useStore(toastStore).notices)
  const panelId = useId()
  return (
    <>
      <button type="button" popoverTarget={panelId} className={buttonClasses('ghost', className)}>
        <Bell aria-hidden className="size-5 shrink-0" />
        {/* On a phone the count stands beside the bell, and the word is read to screen readers. */}
        <span className={joinClasses('max-md:sr-only', topBarWords)}>
          {uiTexts.noticesButton(notices.length)}
        </span>
        <span aria-hidden className="message-shown:hidden md:hidden">
          {notices.length > 0 && notices.length}
        </span>
      </button>
      <section
        id={panelId}
        popover="auto"
        aria-label={uiTexts.notices}
        // The list holds the message that is shown, and those that wait, too, and would lie above them.
        onToggle={({ newState }) => newState === 'open' && toastStore.dismissAll()}
        className="fixed top-16 right-4 left-auto max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-card p-4 text-ink shadow-card"
      >
        {notices.length === 0 ? (
          <p>{uiTexts.noNotices}</p>
        ) : (
          <>
            <p className="mb-3 text-sm text-ink-soft">{uiTexts.noticesHint}</p>
            <ul className="flex flex-col gap-4">
              {notices.map((notice) => (
                <NoticeLine key={notice.newest.id} {...notice} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}
