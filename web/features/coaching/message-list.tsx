import { Suspense } from 'react'
import { loadPart } from '../../platform/load-part.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ChatMessage } from './chat-message.tsx'
import { PlainText } from './reply/reply-text.tsx'
import { SafetyEntry } from './safety-entry.tsx'
import { coachingTexts } from './texts.ts'
import type { Chat } from './use-chat.ts'
import { useFollowEnd } from './use-follow-end.ts'

/** They come with the first reply; without them (the connection may be gone) the same can be written. */
const FollowUps = loadPart(() => import('./reply/follow-ups.tsx').then((part) => part.FollowUps))

type MessageListProps = {
  chat: Chat
  coachName: string
  greeting: string
  showsTimes: boolean
  showsSoftwareNotice: boolean
}

/** What was said so far, beginning with the coach's fixed greeting. It scrolls in itself and can be reached by keyboard. */
export function MessageList({
  chat,
  coachName,
  greeting,
  showsTimes,
  showsSoftwareNotice,
}: MessageListProps) {
  const { entries, phase, conversation } = chat
  const last = entries.at(-1)
  const finishedReply = phase === 'idle' && !last?.mark ? last : undefined
  const ownMessageId = entries.findLast(({ role }) => role === 'user')?.id
  const { viewRef, contentRef, isAtEnd, goToEnd, onScroll } = useFollowEnd(ownMessageId)
  return (
    <div className="relative flex min-h-40 in-data-[text=larger]:min-h-64 flex-1 basis-0 flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups messages. */}
      <div
        ref={viewRef}
        onScroll={onScroll}
        role="group"
        aria-label={coachingTexts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        <div ref={contentRef} className="flex flex-col gap-4">
          {showsSoftwareNotice && <p className="text-sm text-ink-soft">{coachingTexts.softwareNotice}</p>}
          <ol className="flex flex-col gap-5">
            <li className="border-l-4 border-leaf pl-4">
              <p className="mb-1 text-sm font-heading">{coachName}</p>
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
                  isGrowing={phase === 'streaming' && entry === last}
                  followUps={
                    entry === finishedReply && (
                      <Suspense>
                        <FollowUps onAsk={conversation.sendFollowUp} />
                      </Suspense>
                    )
                  }
                />
              ),
            )}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        // Beside the composer's label, where it covers nothing that is being read; above an error that stands there.
        <Button
          variant="secondary"
          className={joinClasses(
            'absolute right-3 px-2! py-1! text-sm!',
            chat.failure ? 'bottom-2' : 'top-full mt-1.5',
          )}
          onClick={goToEnd}
        >
          {coachingTexts.goToNewest}
        </Button>
      )}
    </div>
  )
}
