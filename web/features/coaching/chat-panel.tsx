import { type ReactNode, type Ref, useId, useState } from 'react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { ChatFailureBanner } from './chat-failure-banner.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { ReplyAnnouncer } from './reply/reply-announcer.tsx'
import { coachingTexts } from './texts.ts'
import type { Chat } from './use-chat.ts'
import { useSoftwareNotice } from './use-software-notice.ts'

/**
 * The specified heights (section 9), but never more than a small screen shows, nor too little for larger text. They
 * are the least: an error message makes the panel grow instead of covering what was said.
 */
const heights = {
  tall: 'min-h-[max(26rem,min(600px,100dvh-2rem))]',
  medium: 'min-h-[max(26rem,min(500px,100dvh-2rem))]',
}
/** A safety card must be read without much scrolling in the scrolling list; the page itself can be longer. */
const heightWithCard = 'min-h-[max(26rem,min(60rem,130dvh))]'

type ChatPanelProps = {
  chat: Chat
  heading: string
  coachName: string
  greeting: string
  height: keyof typeof heights
  /** Between the heading and what was said. */
  toolbar?: ReactNode
  ref?: Ref<HTMLElement>
}

/** A conversation with a coach: what was said, what is happening, and where to write. */
export function ChatPanel({ chat, heading, coachName, greeting, height, toolbar, ref }: ChatPanelProps) {
  const headingId = useId()
  const [showsTimes, setShowsTimes] = useState(false)
  const showsSoftwareNotice = useSoftwareNotice()
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      className={joinClasses(
        'flex scroll-mt-4 flex-col overflow-hidden rounded-card border border-line-soft bg-card shadow-card',
        chat.entries.some(({ safety }) => safety) ? heightWithCard : heights[height],
      )}
    >
      <header className="flex items-center justify-between gap-3 border-b border-line-soft py-1 pr-1 pl-4">
        <h2 id={headingId} className="text-base sm:text-lg">
          {heading}
        </h2>
        <button
          type="button"
          className={buttonClasses('ghost', 'shrink-0 px-3! text-sm')}
          onClick={() => setShowsTimes(!showsTimes)}
        >
          {showsTimes ? coachingTexts.hideTimes : coachingTexts.showTimes}
        </button>
      </header>
      {toolbar}
      <MessageList
        chat={chat}
        coachName={coachName}
        greeting={greeting}
        showsTimes={showsTimes}
        showsSoftwareNotice={showsSoftwareNotice}
      />
      <ReplyAnnouncer entries={chat.entries} phase={chat.phase} />
      <ChatFailureBanner chat={chat} />
      <Composer chat={chat} />
    </section>
  )
}
