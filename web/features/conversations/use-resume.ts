import { useEffect, useEffectEvent } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { chatRequest } from '../../platform/chat-request.ts'
import { followVisit } from '../../platform/private-data.ts'
import { serverNow } from '../../platform/server-clock.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { readConversation, readNewestConversation } from './conversation-calls.ts'
import type { OpenChat } from './open-chat.ts'

/**
 * Shows the newest kept conversation on return to a chat, or the one that the search asked for; with `withinMs` the
 * newest only if it was used since. Where it cannot be loaded the chat stays empty and usable, and the list of earlier
 * conversations says so.
 */
export function useResume(
  module: ChatScope,
  chat: OpenChat,
  isHistoryKept: boolean,
  withinMs = Number.POSITIVE_INFINITY,
): void {
  const openRequested = useEffectEvent(() => {
    const request = chatRequest.take(module)
    if (!request) return false
    const isSameVisit = followVisit()
    if (request.conversationId === null) chat.conversation.begin(false)
    else
      readConversation(request.conversationId).then(chat.conversation.open, (error: unknown) => {
        if (isSameVisit()) toastProblem(toApiProblem(error))
      })
    return true
  })
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    if (chat.entries.length > 0 || chat.conversationId !== null || chat.isTemporary) return
    const newest = await readNewestConversation(module, signal).catch(() => undefined)
    if (!newest || signal.aborted) return
    const ageMs = serverNow().getTime() - Date.parse(newest.updatedAt)
    if (ageMs <= withinMs) chat.conversation.resume(newest)
  })
  useEffect(() => chatRequest.subscribe(openRequested), [])
  useEffect(() => {
    if (openRequested() || !isHistoryKept) return
    const leaving = new AbortController()
    void resume(leaving.signal)
    return () => leaving.abort()
  }, [isHistoryKept])
}
