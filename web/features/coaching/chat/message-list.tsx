import { type ReactNode, Suspense } from 'react'
import { loadPart } from '../../../platform/load-part.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { PlainText } from '../reply/reply-text.tsx'
import { coachingTexts } from '../texts.ts'
import type { CardOfReply } from './card-of-reply.ts'
import { ChatMessage } from './chat-message.tsx'
import { type ChatEntry, questionOf } from './conversation-state.ts'
import { SafetyBeside, SafetyEntry } from './safety-entry.tsx'
import type { Chat } from './use-chat.ts'
import type { FollowedEnd } from './use-follow-end.ts'

/** They come with the first reply; without them (the connection may be gone) the same can be written. */
const FollowUps = loadPart(() => import('../reply/follow-ups.tsx').then((part) => part.FollowUps))

type MessageListProps = {
  chat: Chat
  coachName: string
  greeting: string
  showsTimes: boolean
  showsSoftwareNotice: boolean
  emptyState?: ReactNode
  renderPractice?: CardOfReply['renderPractice'] | undefined
  followed: Pick<FollowedEnd, 'viewRef' | 'contentRef' | 'onScroll'>
  isCompact: boolean
}

/**
 * It scrolls in itself where there is room for that; on a phone the page scrolls, unless it stands in the menu. What
 * gets the focus there must not lie under the docked composer. Below an open tool, where the composer is not docked, it is
 * so tall that no part of the composer shows by chance.
 */
const classes = {
  page: 'max-md:[&_:is(a,button,input)]:scroll-mb-48 min-h-40 flex-1 p-4 in-data-[text=larger]:min-h-64 max-sm:px-3 max-md:in-[[data-workspace]:has([data-tool]>[data-open])]:min-h-[60dvh] md:basis-0 md:overflow-y-auto md:overscroll-contain',
  compact: 'min-h-40 flex-1 basis-0 overflow-y-auto overscroll-contain p-3 in-data-[text=larger]:min-h-64',
}

/** What was said so far, beginning with the coach's fixed greeting. It can be reached by keyboard, to be scrolled. */
export function MessageList(props: MessageListProps) {
  const { chat, coachName, greeting, showsTimes, showsSoftwareNotice, emptyState, followed, isCompact } =
    props
  const { renderPractice } = props
  const { entries, phase, conversation, isBuiltIn } = chat
  const { viewRef, contentRef, onScroll } = followed
  const last = entries.at(-1)
  const finishedReply = phase === 'idle' && last?.role === 'assistant' && !last.mark ? last : undefined

  /** What was pressed goes away with the message that it sends. */
  function ask(message: string) {
    viewRef.current?.focus({ preventScroll: true })
    conversation.sendFollowUp(message)
  }
  const renderFollowUps = ({ id, content, details }: ChatEntry) => (
    <Suspense>
      <FollowUps
        question={questionOf(entries, id)?.content ?? ''}
        reply={content}
        details={details}
        isBuiltIn={isBuiltIn}
        onAsk={ask}
        practice={details?.sources[0] && renderPractice?.(details.sources[0])}
      />
    </Suspense>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups messages.
    <div
      ref={viewRef}
      onScroll={onScroll}
      role="group"
      aria-label={coachingTexts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      // The browser's own anchoring would move what useFollowEnd has put in its place.
      className={joinClasses(
        'relative -outline-offset-4 [overflow-anchor:none]',
        isCompact ? classes.compact : classes.page,
      )}
    >
      <div ref={contentRef} className="flex flex-col gap-4 max-sm:gap-3">
        {showsSoftwareNotice && <p className="text-sm text-ink-soft">{coachingTexts.softwareNotice}</p>}
        <ol className="flex flex-col gap-5">
          <li className="border-l-4 border-leaf pl-4">
            <p className="text-sm text-ink-soft">{coachName}</p>
            <PlainText>{greeting}</PlainText>
          </li>
          {entries.map((entry) =>
            entry.safety ? (
              <SafetyEntry key={entry.id} chat={chat} cardId={entry.id} reply={entry.safety} />
            ) : (
              <ChatMessage
                key={entry.id}
                entry={entry}
                speaker={entry.role === 'user' ? coachingTexts.you : coachName}
                showsTime={showsTimes}
                safetyLine={entry.safetyLine && <SafetyBeside reply={entry.safetyLine} />}
                isGrowing={phase === 'streaming' && entry === last}
                onAsk={entry === finishedReply ? ask : undefined}
                followUps={entry === finishedReply && renderFollowUps(entry)}
              />
            ),
          )}
        </ol>
        {entries.length === 0 && !isCompact && (
          <>
            {emptyState}
            <a
              href="#examples"
              className="inline-flex min-h-11 items-center self-start text-sm text-primary underline underline-offset-4 lg:hidden"
            >
              {coachingTexts.toExamples}
            </a>
          </>
        )}
      </div>
    </div>
  )
}
