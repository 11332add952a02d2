import { memo, type ReactNode, useContext } from 'react'
import { ReplyVoice } from '../../../platform/reply-voice.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { ReplyOrigin } from '../reply/reply-origin.tsx'
import { PlainText, ReplyText } from '../reply/reply-text.tsx'
import { coachingTexts } from '../texts.ts'
import type { ChatEntry } from './conversation-state.ts'

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const marks = { stopped: coachingTexts.stopped, 'cut-off': coachingTexts.cutOff }

type ChatMessageProps = {
  entry: ChatEntry
  speaker: string
  showsTime: boolean
  /** While a reply is being written, what it rests on is not said yet. */
  isGrowing: boolean
  /** Sends a sentence about this reply; only the newest one has it, once it is whole. */
  onAsk?: ((message: string) => void) | undefined
  /** The line above a reply to what was unclear. */
  safetyLine?: ReactNode
  /** What can be asked about this reply. */
  followUps?: ReactNode
}

/** One message, with its speaker named in words. What a person wrote is never interpreted as formatting. */
export const ChatMessage = memo(function ChatMessage({
  entry,
  speaker,
  showsTime,
  isGrowing,
  onAsk,
  safetyLine,
  followUps,
}: ChatMessageProps) {
  const offerVoice = useContext(ReplyVoice)
  const isReply = entry.role === 'assistant'
  return (
    <li
      data-own-message={isReply ? undefined : ''}
      data-reply={isReply ? '' : undefined}
      className={joinClasses(
        isReply
          ? 'border-l-4 border-leaf pl-4'
          : 'ml-8 w-fit max-w-full self-end rounded-card border border-line-soft bg-sunken px-4 py-2.5 sm:ml-16',
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{speaker}</span>
        {showsTime && (
          <time dateTime={new Date(entry.atMs).toISOString()}>{timeOfDay.format(entry.atMs)}</time>
        )}
      </p>
      {safetyLine && <div className="mb-3">{safetyLine}</div>}
      {isReply ? (
        <ReplyText isGrowing={isGrowing} onAsk={onAsk}>
          {entry.content}
        </ReplyText>
      ) : (
        <PlainText>{entry.content}</PlainText>
      )}
      {entry.mark && <p className="mt-2 text-sm font-heading text-ink-soft">{marks[entry.mark]}</p>}
      {followUps}
      {isReply && !isGrowing && <ReplyOrigin sources={entry.details?.sources ?? []} />}
      {isReply && !isGrowing && offerVoice && <div className="mt-3">{offerVoice(entry.content)}</div>}
    </li>
  )
})
