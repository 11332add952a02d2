import { z } from '@hono/zod-openapi'
import {
  conversationPage,
  conversationQuery,
  conversationSearch,
  conversationSummary,
  deleteConversationsQuery,
  deletedReply,
  renameConversation,
  storedConversation,
} from '#domain/conversations/contract.ts'
import { conversationMarkdown } from '#domain/conversations/conversation-markdown.ts'
import { Problem } from '#domain/problems.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { coachNameOf } from './coach-name.ts'
import { presentSummary } from './present-conversation.ts'
import { deleteConversations, updateTitle } from './queries.ts'
import { listConversations, readConversation } from './read-conversations.ts'

const params = z.object({ id: z.uuid() })
const path = '/conversations/{id}'
const problems = problemReplies('invalid-request', 'unauthenticated', 'not-found')

const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/conversations',
    summary: "The caller's kept conversations",
    request: { query: conversationQuery },
    responses: { 200: jsonReply(conversationPage, 'Newest first'), ...problems },
  },
)

const search = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/conversations/search',
    summary: "Search the titles and messages of the caller's kept conversations",
    description: 'A call of its own with a body, so that what a person searches for stands in no address.',
    request: jsonBody(conversationSearch),
    responses: {
      200: jsonReply(conversationPage, 'Newest first'),
      ...problems,
      ...problemReplies('malformed-json'),
    },
  },
)

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path,
    summary: 'One conversation with its messages',
    request: { params },
    responses: { 200: jsonReply(storedConversation, 'The conversation'), ...problems },
  },
)

const rename = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'patch',
    path,
    summary: 'Rename a conversation',
    request: { params, ...jsonBody(renameConversation) },
    responses: { 200: jsonReply(conversationSummary, 'The renamed conversation'), ...problems },
  },
)

const remove = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path,
    summary: 'Delete a conversation',
    request: { params },
    responses: { 200: jsonReply(deletedReply, 'Deleted'), ...problems },
  },
)

const removeAll = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/conversations',
    summary: 'Delete all conversations, or all of a module',
    request: { query: deleteConversationsQuery },
    responses: { 200: jsonReply(deletedReply, 'How many were deleted'), ...problems },
  },
)

const exportOne = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: `${path}/export`,
    summary: 'A conversation as a Markdown file',
    request: { params },
    responses: {
      200: { description: 'The file', content: { 'text/markdown': { schema: z.string() } } },
      ...problems,
    },
  },
)

export const conversationRoutes = createRouter()
  .openapi(list, async (context) => {
    const { user } = sessionOf(context)
    return context.json(
      await listConversations(context.var.services, user.id, context.req.valid('query')),
      200,
    )
  })
  .openapi(search, async (context) => {
    const { user } = sessionOf(context)
    return context.json(
      await listConversations(context.var.services, user.id, context.req.valid('json')),
      200,
    )
  })
  .openapi(read, async (context) => {
    const { user } = sessionOf(context)
    return context.json(
      await readConversation(context.var.services, user.id, context.req.valid('param').id),
      200,
    )
  })
  .openapi(rename, async (context) => {
    const { title } = context.req.valid('json')
    const row = await updateTitle(
      context.var.services.db,
      sessionOf(context).user.id,
      context.req.valid('param').id,
      title,
    )
    if (!row) throw new Problem('not-found')
    return context.json(presentSummary(row), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    const deleted = await deleteConversations(context.var.services.db, sessionOf(context).user.id, { id })
    if (deleted === 0) throw new Problem('not-found')
    return context.json({ deleted }, 200)
  })
  .openapi(removeAll, async (context) => {
    const { db } = context.var.services
    const deleted = await deleteConversations(db, sessionOf(context).user.id, context.req.valid('query'))
    return context.json({ deleted }, 200)
  })
  .openapi(exportOne, async (context) => {
    const { services } = context.var
    const conversation = await readConversation(
      services,
      sessionOf(context).user.id,
      context.req.valid('param').id,
    )
    const text = conversationMarkdown(conversation, coachNameOf(services.content, conversation.module))
    return context.body(text, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="conversation-${conversation.createdAt.slice(0, 10)}.md"`,
    }) as never
  })
