import { type Conversation, joinDrafts, startConversation } from './conversation-state.ts'

/** What a reload must not lose. A message counts as unsent until its reply begins. */
function unsentText({ phase, pending, draft }: Conversation): string {
  const unanswered = phase === 'waiting' && pending?.retry.origin === 'typed' && pending.text
  return unanswered ? joinDrafts(unanswered, draft) : draft
}

/**
 * Keeps the unsent text where all tabs of this chat keep theirs. What is typed is kept at once, in whichever tab; any
 * other change leaves alone a text that another tab has put there since.
 */
function keepUnsentText(draft: { read: () => string; write: (text: string) => void }, first: Conversation) {
  let own = first.draft
  let before = { unsent: own, draft: first.draft }
  return (state: Conversation) => {
    const unsent = unsentText(state)
    // What comes back into the input after a failure was unsent all the time, and is not typed again.
    const isTyped = state.draft !== before.draft && state.draft !== '' && unsent !== before.unsent
    before = { unsent, draft: state.draft }
    if (!isTyped && (unsent === own || !['', own].includes(draft.read()))) return
    own = unsent
    draft.write(unsent)
  }
}

/** Holds a conversation's state for whoever shows it, and keeps its unsent text. */
export function holdConversation(draft: { read: () => string; write: (text: string) => void }) {
  const listeners = new Set<() => void>()
  let state = startConversation(draft.read())
  const keep = keepUnsentText(draft, state)
  return {
    read: () => state,
    change(next: Conversation) {
      state = next
      keep(state)
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
