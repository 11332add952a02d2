import { coachingTexts } from '../texts.ts'
import type { Conversation } from './conversation-state.ts'
import { useLongWait } from './use-long-wait.ts'

function statusText(phase: Conversation['phase'], lastMark: string | undefined, isLongWait: boolean): string {
  if (phase === 'idle') return lastMark === 'stopped' ? coachingTexts.replyStopped : ''
  return isLongWait ? coachingTexts.stillWriting : coachingTexts.writing
}

/** A still line that says what is happening. It stands in the page all the time, or it would not be announced. */
export function ChatStatus({ entries, phase }: Pick<Conversation, 'entries' | 'phase'>) {
  const isLongWait = useLongWait(phase === 'waiting')
  return <p role="status">{statusText(phase, entries.at(-1)?.mark, isLongWait)}</p>
}
