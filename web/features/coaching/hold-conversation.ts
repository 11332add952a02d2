import { type Conversation, joinDrafts, startConversation } from './conversation-state.ts'

/** What a reload must not lose. A message counts as unsent until its reply begins. */
function unsentText({ phase, pending, draft }: Conversation): string {
  const unanswered = phase === 'waiting' && pending?.retry.origin === 'typed' && pending.text
  return unanswered ? joinDrafts(unanswered, draft) : draft
}

/** Holds a conversation's state for whoever shows it, and keeps its unsent text. */
export function holdConversation(draft: { read: () => string; write: (text: string) => void }) {
  const listeners = new Set<() => void>()
  let state = startConversation(draft.read())
  let kept = unsentText(state)
  return {
    read: () => state,
    change(next: Conversation) {
      state = next
      const unsent = unsentText(state)
      if (unsent !== kept) draft.write(unsent)
      kept = unsent
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
