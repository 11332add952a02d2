import type { ReplySource } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { conversationTitle } from '#domain/conversations/conversation-title.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { holdSettings } from '../settings/index.ts'
import { messageRowId } from './message-row-id.ts'
import { appendMessages, deleteIfUnused, openConversation } from './queries.ts'

type Scope = Pick<Services, 'db' | 'now'>

export type Reply = { text: string; sources: ReplySource[]; isPartial: boolean }

/** A conversation that an exchange will be added to when its reply has ended. */
export type OpenExchange = {
  /**
   * Stores both messages together, in place of those of an earlier try. Stores nothing when meanwhile a later try was
   * kept, the conversation was deleted, or keeping any was switched off.
   */
  keep(reply: Reply): Promise<void>
  /**
   * The reply failed: nothing is stored, and a conversation made for it goes away again, unless another try has opened
   * it meanwhile.
   */
  discard(): Promise<void>
}

/**
 * Opens the conversation under the id that the browser chose, or makes it.
 * @throws Problem `not-found` when the id is another user's or another module's
 */
export async function openExchange(
  scope: Scope,
  request: {
    conversationId: string
    userId: string
    module: ChatScope
    question: string
    exchangeId: string
  },
): Promise<OpenExchange> {
  const { conversationId: id, userId, module, question, exchangeId } = request
  const title = conversationTitle(question)
  const askedAt = scope.now()
  const isOwn = await openConversation(scope.db, { id, userId, module, title, now: askedAt })
  if (!isOwn) throw new Problem('not-found')
  const discard = (db: Scope['db']) => deleteIfUnused(db, id, askedAt)
  return {
    async keep({ text, sources, isPartial }) {
      await scope.db.transaction(async (tx) => {
        const { dataCollection } = await holdSettings({ ...scope, db: tx }, userId)
        if (!dataCollection) return await discard(tx)
        await appendMessages(
          tx,
          id,
          [
            {
              id: messageRowId(id, exchangeId, 'user'),
              role: 'user',
              content: question,
              sources: [],
              isPartial: false,
            },
            {
              id: messageRowId(id, exchangeId, 'assistant'),
              role: 'assistant',
              content: text,
              sources,
              isPartial,
            },
          ],
          { askedAt, now: scope.now() },
        )
      })
    },
    discard: () => discard(scope.db),
  }
}
