import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { draftKey } from '../../../platform/draft-storage.ts'
import { tabDraft } from '../../../platform/tab-draft.ts'
import { preloadReplyText } from '../reply/reply-text.tsx'
import { announceChatFailure } from './announce-chat-failure.ts'
import { watchAnswers } from './answer-news.ts'
import { createConversation } from './conversation.ts'
import { keepConversation } from './conversation-memory.ts'
import { loadRequestReply } from './load-request-reply.ts'

type ChatOptions = {
  userId: string
  scope: ChatScope
  /** Tells two chats of one scope apart, such as the assistant's page and the companion in the menu. */
  place: string
  /** Whether the built-in coach answers here, as far as it is known before the first reply. */
  isBuiltInCoach: boolean
  onUsage: (usage: TokenUsageReply) => void
}

/** The chat of one place: its state, and what can be done. Leaving the page stops a reply under way. */
export function useChat({ userId, scope, place, isBuiltInCoach, onUsage }: ChatOptions) {
  const key = draftKey(userId, place)
  const [draft] = useState(() => tabDraft(userId, place))
  const [conversation] = useState(() =>
    keepConversation(key, () =>
      createConversation({
        scope,
        requestReply: watchAnswers(scope, loadRequestReply),
        now: () => Date.now(),
        draft,
        onUsage,
        onFailure: announceChatFailure,
      }),
    ),
  )
  useEffect(() => () => conversation.stop(), [conversation])
  useEffect(() => {
    // Only an empty input: what is being written now is not mixed with what was begun elsewhere.
    void draft.takeOver((text) => {
      const isFree = conversation.getState().draft === ''
      if (isFree) conversation.setDraft(text)
      return isFree
    })
  }, [conversation, draft])
  const state = useStore(conversation)
  const isBusy = state.phase !== 'idle'
  useEffect(() => {
    if (isBusy) preloadReplyText()
  }, [isBusy])
  const newest = state.entries.findLast(({ details }) => details?.isBuiltIn !== undefined)
  return { conversation, isBuiltIn: newest?.details?.isBuiltIn ?? isBuiltInCoach, ...state }
}

export type Chat = ReturnType<typeof useChat>
