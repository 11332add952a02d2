import { type ReactNode, useId, useState } from 'react'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { smallButton } from '../../../ui/small-button.tsx'
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
/** On a phone it fills what the two bars leave; the page scrolls when more was said. */
const phoneHeight = 'min-h-[max(26rem,100dvh-var(--top-bar)-var(--bottom-bar))]'
/** A safety card must be read without much scrolling in the scrolling list; the page itself can be longer. */
const heightWithCard = 'min-h-[max(26rem,min(60rem,130dvh))]'

/** Places what the page adds to the chat's head; it is given the head's own action, to stand among its others. */
export type RenderToolbar = (timesButton: ReactNode) => ReactNode

/** On a phone the page's heading, what may stand before it, and what else the page says first. */
export type PhoneHead = { before: ReactNode; title: ReactNode; note: ReactNode }

type ChatPanelProps = {
  chat: Chat
  heading: string
  coachName: string
  greeting: string
  height: keyof typeof heights
  /** On a phone alone: the page's own heading stands in the chat's head, so that one row is enough for both. */
  phoneHead?: PhoneHead | undefined
  /** A tool above what was said, where it does not stand above the chat. */
  tool?: ReactNode
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
  phoneHead,
  tool,
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
      className={buttonClasses('ghost', smallButton)}
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
        phoneHead && '-mt-2',
        chat.entries.some(({ safety }) => safety)
          ? heightWithCard
          : phoneHead
            ? phoneHeight
            : heights[height],
      )}
    >
      <header className="@container/head flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line-soft px-4 max-sm:px-3">
        {/* In a narrow head the page's own heading says where one is. */}
        <div
          className={joinClasses(
            'flex min-w-0 flex-1 items-center',
            phoneHead ? 'basis-32 gap-1 py-1' : 'basis-40 gap-3 @max-[30rem]/head:basis-auto',
          )}
        >
          {phoneHead?.before}
          <div className={phoneHead ? 'min-w-0' : 'contents'}>
            {phoneHead?.title}
            <h2
              id={headingId}
              title={heading}
              className={phoneHead ? 'sr-only' : 'min-w-0 truncate text-base @max-[30rem]/head:sr-only'}
            >
              {heading}
            </h2>
            {chat.isBuiltIn && <BuiltInChip isPlain={phoneHead !== undefined} />}
          </div>
        </div>
        {renderToolbar(timesButton)}
      </header>
      {phoneHead && <div className="bg-wash px-4 py-2 max-sm:px-3">{phoneHead.note}</div>}
      {tool && (
        <div data-tool className="px-4 pt-3 max-sm:px-3">
          {tool}
        </div>
      )}
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
