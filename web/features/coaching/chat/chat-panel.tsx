import { type ReactNode, useId, useState } from 'react'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { coachingTexts } from '../texts.ts'
import { BuiltInChip } from './built-in-chip.tsx'
import type { CardOfReply } from './card-of-reply.ts'
import { ChatBody } from './chat-body.tsx'
import type { Chat } from './use-chat.ts'
import { useSoftwareNotice } from './use-software-notice.ts'

/**
 * The specified heights (section 9) are the least ones: a taller window gives the chat what is left of it below the
 * page's heading, an error message makes the panel grow instead of covering what was said, and a phone scrolls the
 * page, so that the panel is as tall as what was said.
 */
const heights = {
  tall: 'min-h-[max(26rem,min(600px,100dvh-2rem),100dvh-9.5rem)]',
  medium: 'min-h-[max(26rem,min(500px,100dvh-2rem),100dvh-9.5rem)]',
}
/** A safety card must be read without much scrolling in the scrolling list; the page itself can be longer. */
const heightWithCard = 'min-h-[max(26rem,min(60rem,130dvh))]'

/** Places what the page adds to the chat's head; it is given the head's own action, to stand among its others. */
export type RenderToolbar = (timesButton: ReactNode) => ReactNode

type ChatPanelProps = {
  chat: Chat
  heading: string
  coachName: string
  greeting: string
  height: keyof typeof heights
  /** Below the greeting for as long as there is no message. */
  emptyState?: ReactNode
  composerAction?: ReactNode
  renderPractice?: CardOfReply['renderPractice'] | undefined
  renderToolbar?: RenderToolbar | undefined
}

/** A conversation with a coach: what was said, what is happening, and where to write. */
export function ChatPanel({
  chat,
  heading,
  coachName,
  greeting,
  height,
  emptyState,
  composerAction,
  renderPractice,
  renderToolbar = (timesButton) => timesButton,
}: ChatPanelProps) {
  const headingId = useId()
  const [showsTimes, setShowsTimes] = useState(false)
  const showsSoftwareNotice = useSoftwareNotice()
  const timesButton = (
    <button
      type="button"
      className={buttonClasses('ghost', 'px-2.5! text-sm no-underline!')}
      onClick={() => setShowsTimes(!showsTimes)}
    >
      {showsTimes ? coachingTexts.hideTimes : coachingTexts.showTimes}
    </button>
  )
  return (
    <section
      data-chat
      aria-labelledby={headingId}
      className={joinClasses(
        'flex scroll-mt-[calc(var(--top-bar,4rem)+0.5rem)] scroll-mb-2 flex-col rounded-card border border-line-soft bg-card shadow-card',
        // The words need the whole width of a phone.
        'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0',
        chat.entries.some(({ safety }) => safety) ? heightWithCard : heights[height],
      )}
    >
      <header className="@container/head flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line-soft px-4 max-sm:px-3">
        {/* In a narrow head the page's own heading, right above, says where one is. */}
        <div className="flex min-w-0 flex-1 basis-40 items-center gap-3 @max-[30rem]/head:basis-auto">
          <h2 id={headingId} title={heading} className="min-w-0 truncate text-base @max-[30rem]/head:sr-only">
            {heading}
          </h2>
          {chat.isBuiltIn && <BuiltInChip />}
        </div>
        {renderToolbar(timesButton)}
      </header>
      <ChatBody
        chat={chat}
        coachName={coachName}
        greeting={greeting}
        showsTimes={showsTimes}
        showsSoftwareNotice={showsSoftwareNotice}
        emptyState={emptyState}
        composerAction={composerAction}
        renderPractice={renderPractice}
      />
    </section>
  )
}
