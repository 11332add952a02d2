import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { followVisit } from '../../platform/private-data.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import {
  deleteConversation,
  deleteConversations,
  listConversations,
  readConversation,
  renameConversation,
} from './conversation-calls.ts'
import type { OpenChat } from './open-chat.ts'

const QUERY_NAME = 'conversations'

/** The kept conversations of a chat, and what can be done with them. A failure changes nothing and is told. */
export function useConversationList(module: ChatScope, search: string, chat: OpenChat) {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: [QUERY_NAME, module, search],
    queryFn: ({ pageParam, signal }) => listConversations({ module, search, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    // A conversation that was just written to must stand in the list.
    staleTime: 0,
  })

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    const isSameVisit = followVisit()
    try {
      await action()
      await queryClient.invalidateQueries({ queryKey: [QUERY_NAME] })
      return true
    } catch (error) {
      if (isSameVisit()) toastProblem(toApiProblem(error))
      return false
    }
  }
  return {
    list,
    conversations: list.data?.pages.flatMap((page) => page.conversations) ?? [],
    open: (id: string) => attempt(async () => chat.conversation.open(await readConversation(id))),
    rename: (id: string, title: string) =>
      attempt(async () => {
        await renameConversation(id, title)
      }),
    remove: (id: string) =>
      attempt(async () => {
        await deleteConversation(id)
        if (id === chat.conversationId) chat.conversation.begin(false)
      }),
    removeAll: () =>
      attempt(async () => {
        await deleteConversations(module)
        if (!chat.isTemporary) chat.conversation.begin(false)
      }),
  }
}
