import { z } from 'zod'
import { replySource } from '../coaching/contract.ts'
import { chatScopes } from '../coaching/module-ids.ts'
import { instant } from '../fields/instant.ts'
import { oneLine } from '../fields/one-line.ts'
import { storedText } from '../fields/stored-text.ts'
import { MAX_TITLE_CHARACTERS } from './conversation-title.ts'

export const conversationSummary = z.object({
  id: z.uuid(),
  module: z.enum(chatScopes),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ConversationSummary = z.infer<typeof conversationSummary>

const storedMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  sources: z.array(replySource),
  /** The reply was stopped or broke off before it was complete. */
  isPartial: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type StoredMessage = z.infer<typeof storedMessage>

export const storedConversation = conversationSummary.extend({ messages: z.array(storedMessage) })
export type StoredConversation = z.infer<typeof storedConversation>

/** Strict, so that words to search for are refused here: they say much about a person and may stand in no address. */
export const conversationQuery = z.strictObject({
  module: z.enum(chatScopes).optional(),
  /** `updatedAt` of the last conversation of the page before. */
  before: instant.optional(),
})
export const conversationSearch = conversationQuery.extend({
  /** Found in titles and messages, without regard to case. */
  search: storedText.trim().max(200),
})
export type ConversationQuery = z.infer<typeof conversationQuery> &
  Partial<Pick<z.infer<typeof conversationSearch>, 'search'>>

export const conversationPage = z.object({
  conversations: z.array(conversationSummary),
  /** Pass it as `before` for the next page; null on the last one. */
  nextBefore: z.iso.datetime().nullable(),
})
export type ConversationPage = z.infer<typeof conversationPage>

export const renameConversation = z.strictObject({
  title: storedText.overwrite(oneLine).min(1).max(MAX_TITLE_CHARACTERS),
})
/** Strict on purpose: without its filter the call deletes everything, so a filter that is misspelt is refused. */
export const deleteConversationsQuery = z.strictObject({ module: z.enum(chatScopes).optional() })
export const deletedReply = z.object({ deleted: z.int().min(0) })
