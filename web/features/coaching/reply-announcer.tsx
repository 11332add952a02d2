import type { Conversation } from './conversation-state.ts'
import { finishedSentences } from './finished-sentences.ts'

/** Speaks the newest reply of this visit sentence by sentence to screen readers. It is not seen. */
export function ReplyAnnouncer({ entries, phase }: Pick<Conversation, 'entries' | 'phase'>) {
  const last = entries.at(-1)
  const isReply = phase !== 'waiting' && last?.role === 'assistant'
  const sentences = isReply ? finishedSentences(last.content, phase === 'idle') : []
  return (
    <div role="log" className="sr-only">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished sentence never changes its place.
        <p key={index}>{sentence}</p>
      ))}
    </div>
  )
}
