import { useDeferredValue, useMemo } from 'react'
import { announcedSafety } from '../../../platform/announced-safety.ts'
import type { Conversation } from '../chat/conversation-state.ts'
import { finishedSentences } from './finished-sentences.ts'

/** Sentences that were spoken need not stay: a long reply would else stand on the page twice. */
const KEPT_SENTENCES = 20

/** Speaks the newest reply of this visit sentence by sentence to screen readers. It is not seen. */
export function ReplyAnnouncer({ entries, phase }: Pick<Conversation, 'entries' | 'phase'>) {
  const last = entries.at(-1)
  const isReply = phase !== 'waiting' && last?.role === 'assistant' && !last.isEarlier
  const line = isReply && last.safetyLine ? `${announcedSafety(last.safetyLine)}\n\n` : ''
  const content = isReply ? line + last.content : ''
  const isWhole = phase === 'idle'
  // Deferred together: an older piece of the reply that counts as whole would speak half a sentence, and that twice.
  const reply = useDeferredValue(useMemo(() => ({ content, isWhole }), [content, isWhole]))
  const sentences = useMemo(() => finishedSentences(reply.content, reply.isWhole), [reply])
  const firstKept = Math.max(0, sentences.length - KEPT_SENTENCES)
  return (
    <div role="log" className="sr-only">
      {sentences.slice(firstKept).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished sentence never changes its place in the reply.
        <p key={firstKept + index}>{sentence}</p>
      ))}
    </div>
  )
}
