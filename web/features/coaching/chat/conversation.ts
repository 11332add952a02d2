import { createStore } from 'zustand/vanilla'
import type { ChatRequest } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { StoredConversation } from '#domain/conversations/contract.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { makeId } from '../../../platform/make-id.ts'
import { readable } from '../../../platform/readable.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import { toastProblem } from '../../../platform/toast-problem.ts'
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
  withSafetyLine,
  withStop,
  withText,
  withWholeReply,
} from './conversation-state.ts'
import { isUntouched, withKept, withNew } from './kept-conversation.ts'
import { recentMessages } from './recent-messages.ts'
import type { RequestReply } from './request-reply.ts'

export type ConversationDependencies = {
  scope: ChatScope
  requestReply: RequestReply
  now: () => number
  /** The unsent text, kept across reloads. */
  draft: { read: () => string; write: (text: string) => void }
  /** Told after each reply what is left of the allowance. */
  onUsage: (usage: TokenUsageReply) => void
  onFailure: (failure: ChatFailure) => void
}

type SentMessage = Omit<ChatRequest, 'module' | 'messages'>

/** A safety card stands in the conversation, other than one that the person says was mistaken. */
const afterDisclosure = (entries: Conversation['entries'], mistakenId?: string) =>
  entries.some(({ id, safety }) => safety && id !== mistakenId) ? { isAfterDisclosure: true as const } : {}

/**
 * What goes with a question through all its tries: its name, that the safety card had taken it for something else, and
 * that danger was spoken of before.
 */
function lastingParts({ entries, takenBackExchangeId }: Conversation, retry: ChatFailure['retry']) {
  if (retry.origin !== 'again') {
    return { exchangeId: takenBackExchangeId ?? makeId(), ...afterDisclosure(entries) }
  }
  const question = questionOf(entries, retry.replyId)
  const isCard = entries.some(({ id, safety }) => id === retry.replyId && safety)
  return {
    exchangeId: question?.exchangeId ?? makeId(),
    ...afterDisclosure(entries, retry.replyId),
    ...((isCard || question?.safetyAcknowledged) && { safetyAcknowledged: true as const }),
  }
}

/** Each try has an id of its own, because the server books an id once, whatever became of it. */
function sentMessage(
  { conversationId }: Conversation,
  lasting: ReturnType<typeof lastingParts>,
): SentMessage {
  return { messageId: makeId(), ...(conversationId !== null && { conversationId }), ...lasting }
}

/** A failure of the chat stands in the chat; what is no failure of it is told by a message. */
function tellFailure({ failure }: Conversation, problem: ApiProblem, onFailure: (of: ChatFailure) => void) {
  if (failure) onFailure(failure)
  else toastProblem(problem)
}

/** What a reload must not lose. A message counts as unsent until its reply begins. */
function unsentText({ phase, pending, draft }: Conversation): string {
  const unanswered = phase === 'waiting' && pending?.retry.origin === 'typed' && pending.text
  return unanswered ? joinDrafts(unanswered, draft) : draft
}

/** Begins with the unsent text of an earlier visit, and keeps what is unsent now. */
function openStore(draft: ConversationDependencies['draft']) {
  const store = createStore(() => startConversation(draft.read()))
  store.subscribe((state, before) => {
    const unsent = unsentText(state)
    if (unsent !== unsentText(before)) draft.write(unsent)
  })
  return { store, read: store.getState, change: (next: Conversation) => store.setState(next, true) }
}

/**
 * One conversation: idle, waiting for a reply, or receiving it. While a reply is under way nothing else is sent.
 * It lives outside of the components, so that it is still there when the person comes back to the page.
 */
export function createConversation(dependencies: ConversationDependencies) {
  const { scope, requestReply, now, draft, onUsage, onFailure } = dependencies
  const { store, read, change } = openStore(draft)
  let running: AbortController | null = null

  async function receive(controller: AbortController, message: SentMessage) {
    const { signal } = controller
    const replyId = makeId()
    const request = { module: scope, ...message, messages: recentMessages(read().entries) }
    try {
      for await (const part of requestReply(request, signal)) {
        if (signal.aborted) return
        if (part.type === 'text-delta' && part.delta !== '')
          change(withText(read(), { text: part.delta, replyId, atMs: now() }))
        else if (part.type === 'data-safety') {
          if (part.data.kind === 'line') change(withSafetyLine(read(), part.data))
          // Nothing else follows that a person would see; what was not spent need not be told.
          else return change(withSafetyCard(read(), { reply: part.data, cardId: replyId, atMs: now() }))
        } else if (part.type === 'data-reply') change(withDetails(read(), part.data))
        else if (part.type === 'data-usage') onUsage(part.data)
      }
      if (signal.aborted) return
      if (read().phase === 'waiting') throw new ApiProblem('model-failed')
      change(withWholeReply(read()))
    } catch (error) {
      if (signal.aborted) return
      const problem = toApiProblem(error)
      change(withFailure(read(), problem))
      tellFailure(read(), problem, onFailure)
    } finally {
      if (running === controller) running = null
    }
  }

  function send(text: string, retry: ChatFailure['retry']) {
    if (isBlank(text) || read().phase !== 'idle') return
    if (isUntouched(read())) change(withNew(read(), false))
    const lasting = lastingParts(read(), retry)
    change(withMessage(read(), { id: makeId(), text: text.trim(), atMs: now(), retry, ...lasting }))
    running = new AbortController()
    void receive(running, sentMessage(read(), lasting))
  }

  function stop() {
    if (read().phase === 'idle') return
    running?.abort()
    change(withStop(read()))
  }

  return {
    ...readable(store),
    setDraft: (text: string) => change({ ...read(), draft: text }),
    sendDraft: () => send(read().draft, { origin: 'typed' }),
    sendExample: (text: string) => send(text, { origin: 'example', text }),
    sendFollowUp: (text: string) => send(text, { origin: 'follow-up', text }),
    /** Sends again what failed: the text that came back into the input, the example, or a broken reply's question. */
    retry() {
      const retry = read().failure?.retry
      if (!retry) return
      if (retry.origin === 'typed') send(read().draft, retry)
      else if (retry.origin === 'again') send(questionOf(read().entries, retry.replyId)?.content ?? '', retry)
      else send(retry.text, retry)
    },
    /** Asks again what the safety card answered, this time as it was meant. */
    meantSomethingElse: (cardId: string) =>
      send(questionOf(read().entries, cardId)?.content ?? '', { origin: 'again', replyId: cardId }),
    dismissFailure: () => change({ ...read(), failure: null }),
    /** Ends the reply under way, by the person's wish or because they left the page. */
    stop,
    /** Shows a kept conversation in place of this one. */
    open(kept: StoredConversation) {
      stop()
      change(withKept(read(), kept))
    },
    /** Shows the newest kept conversation, unless the person has begun to use this one meanwhile. */
    resume(kept: StoredConversation) {
      if (isUntouched(read())) change(withKept(read(), kept))
    },
    /** Begins an empty conversation; of a temporary one nothing is kept. */
    begin(isTemporary: boolean) {
      stop()
      change(withNew(read(), isTemporary))
    },
  }
}

export type ConversationStore = ReturnType<typeof createConversation>
