import { createStore } from 'zustand/vanilla'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { onForgetPrivateData } from './private-data.ts'
import { readable } from './readable.ts'

/** What a chat should show: an earlier conversation by its id, or a new one. */
type ChatRequest = { module: ChatScope; conversationId: string | null }

const store = createStore<ChatRequest | null>(() => null)
onForgetPrivateData(() => store.setState(null))

/** How the search asks a chat to open a conversation, whose page may be open or still has to come. */
export const chatRequest = {
  ...readable(store),
  ask: (request: ChatRequest) => store.setState(request, true),
  /** The request for the chat of a module, if there is one; it is then done. */
  take(module: ChatScope): ChatRequest | null {
    const request = store.getState()
    if (request?.module !== module) return null
    store.setState(null)
    return request
  },
}
