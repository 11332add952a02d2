import { useEffect, useEffectEvent } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { serverNow } from '../../platform/server-clock.ts'
import { readNewestConversation } from './conversation-calls.ts'
import type { OpenChat } from './open-chat.ts'

/**
 * Shows the newest kept conversation on return to a chat; with `withinMs` only one that was used since. Where it cannot be loaded the chat stays empty and usable,
 * and the list of earlier conversations says so.
 */
export function useResume(
  module: ChatScope,
  chat: OpenChat,
  isHistoryKept: boolean,
  withinMs = Number.POSITIVE_INFINITY,
): void {
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    if (chat.entries.length > 0 || chat.conversationId !== null || chat.isTemporary) return
    const newest = await readNewestConversation(module, signal).catch(() => undefined)
    if (!newest || signal.aborted) return
    const ageMs = serverNow().getTime() - Date.parse(newest.updatedAt)
    if (ageMs <= withinMs) chat.conversation.resume(newest)
  })
  useEffect(() => {
    if (!isHistoryKept) return
    const leaving = new AbortController()
    void resume(leaving.signal)
    return () => leaving.abort()
  }, [isHistoryKept])
}
