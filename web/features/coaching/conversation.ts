import type { ChatRequest } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { makeId } from '../../platform/make-id.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import {
  type ChatFailure,
  type Conversation,
  joinDrafts,
  questionOf,
  startConversation,
  withDetails,
  withFailure,
  withMessage,
  withSafetyCard,
  withStop,
  withText,
  withWholeReply,
} from './conversation-state.ts'
import { recentMessages } from './recent-messages.ts'
import type { RequestReply } from './request-reply.ts'

export type ConversationSurroundings = {
  scope: ChatScope
  requestReply: RequestReply
  now: () => number
  /** The unsent text, kept across reloads. */
  draft: { read: () => string; write: (text: string) => void }
  /** Told after each reply what is left of the allowance. */
  onUsage: (usage: TokenUsageReply) => void
  onFailure: (failure: ChatFailure) => void
}

type SentMessage = Pick<ChatRequest, 'messageId' | 'safetyAcknowledged'>

/** A message that the safety card answered keeps its id when it is sent again. */
function sentMessage({ entries }: Conversation, retry: ChatFailure['retry']): SentMessage {
  const repeated = retry.origin === 'again' ? entries.find(({ id }) => id === retry.replyId) : undefined
  if (!repeated?.safety) return { messageId: makeId() }
  return { messageId: repeated.safety.messageId, safetyAcknowledged: true }
}

/**
 * One conversation: idle, waiting for a reply, or receiving it. While a reply is under way nothing else is sent.
 * It lives outside of the components, so that it is still there when the person comes back to the page.
 */
export function createConversation(surroundings: ConversationSurroundings) {
  const { scope, requestReply, now, draft, onUsage, onFailure } = surroundings
  const listeners = new Set<() => void>()
  let state = startConversation(draft.read())
  let running: AbortController | null = null

  function change(next: Conversation) {
    state = next
    // A message counts as unsent until its reply begins: a reload meanwhile must not lose it.
    const unanswered =
      state.phase === 'waiting' && state.pending?.retry.origin === 'typed' && state.pending.text
    draft.write(unanswered ? joinDrafts(unanswered, state.draft) : state.draft)
    for (const listener of listeners) listener()
  }

  async function receive(controller: AbortController, message: SentMessage) {
    const { signal } = controller
    const replyId = makeId()
    const request = { module: scope, ...message, messages: recentMessages(state.entries) }
    try {
      for await (const part of requestReply(request, signal)) {
        if (signal.aborted) return
        if (part.type === 'text-delta' && part.delta !== '')
          change(withText(state, { text: part.delta, replyId, atMs: now() }))
        else if (part.type === 'data-safety') {
          // Nothing else follows that a person would see; what was not spent need not be told.
          const { messageId } = message
          return change(withSafetyCard(state, { reply: part.data, messageId, cardId: replyId, atMs: now() }))
        } else if (part.type === 'data-reply') change(withDetails(state, part.data))
        else if (part.type === 'data-usage') onUsage(part.data)
      }
      if (signal.aborted) return
      if (state.phase === 'waiting') throw new ApiProblem('model-failed')
      change(withWholeReply(state))
    } catch (error) {
      if (signal.aborted) return
      change(withFailure(state, toApiProblem(error)))
      if (state.failure) onFailure(state.failure)
    } finally {
      if (running === controller) running = null
    }
  }

  function send(text: string, retry: ChatFailure['retry']) {
    if (text.trim() === '' || state.phase !== 'idle') return
    const message = sentMessage(state, retry)
    change(withMessage(state, { id: makeId(), text: text.trim(), atMs: now(), retry }))
    running = new AbortController()
    void receive(running, message)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setDraft: (text: string) => change({ ...state, draft: text }),
    sendDraft: () => send(state.draft, { origin: 'typed' }),
    sendExample: (text: string) => send(text, { origin: 'example', text }),
    /** Sends again what failed: the text that came back into the input, the example, or a broken reply's question. */
    retry() {
      const retry = state.failure?.retry
      if (!retry) return
      if (retry.origin === 'typed') send(state.draft, retry)
      else if (retry.origin === 'example') send(retry.text, retry)
      else send(questionOf(state.entries, retry.replyId)?.content ?? '', retry)
    },
    /** Asks again what the safety card answered, this time as it was meant. */
    meantSomethingElse: (cardId: string) =>
      send(questionOf(state.entries, cardId)?.content ?? '', { origin: 'again', replyId: cardId }),
    dismissFailure: () => change({ ...state, failure: null }),
    /** Ends the reply under way, by the person's wish or because they left the page. */
    stop() {
      if (state.phase === 'idle') return
      running?.abort()
      change(withStop(state))
    },
  }
}

export type ConversationStore = ReturnType<typeof createConversation>
