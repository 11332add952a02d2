import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { onForgetPrivateData } from './private-data.ts'

/** What a chat should show: an earlier conversation by its id, or a new one. */
type ChatRequest = { module: ChatScope; conversationId: string | null }

const listeners = new Set<() => void>()
let waiting: ChatRequest | null = null
onForgetPrivateData(() => {
  waiting = null
})

/** How the search asks a chat to open a conversation, whose page may be open or still has to come. */
export const chatRequest = {
  ask(request: ChatRequest) {
    waiting = request
    for (const listener of [...listeners]) listener()
  },
  /** The request for the chat of a module, if there is one; it is then done. */
  take(module: ChatScope): ChatRequest | null {
    if (waiting?.module !== module) return null
    const request = waiting
    waiting = null
    return request
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
