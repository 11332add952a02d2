import type {
  ConversationPage,
  ConversationQuery,
  StoredConversation,
} from '#domain/conversations/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { presentConversation, presentSummary } from './present-conversation.ts'
import { findConversation, findConversations } from './queries.ts'

const PAGE_SIZE = 30

/** One page of a user's conversations, newest first. */
export async function listConversations(
  scope: Pick<Services, 'db'>,
  userId: string,
  query: ConversationQuery,
): Promise<ConversationPage> {
  const rows = await findConversations(scope.db, userId, {
    ...query,
    before: query.before ? new Date(query.before) : undefined,
    limit: PAGE_SIZE + 1,
  })
  const page = rows.slice(0, PAGE_SIZE).map(presentSummary)
  return {
    conversations: page,
    nextBefore: rows.length > PAGE_SIZE ? (page.at(-1)?.updatedAt ?? null) : null,
  }
}

/**
 * One conversation with its messages.
 * @throws Problem `not-found` when there is none, or it is another user's
 */
export async function readConversation(
  scope: Pick<Services, 'db'>,
  userId: string,
  id: string,
): Promise<StoredConversation> {
  const found = await findConversation(scope.db, userId, id)
  if (!found) throw new Problem('not-found')
  return presentConversation(found.row, found.messages)
}
