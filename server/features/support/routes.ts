import { z } from '@hono/zod-openapi'
import { Problem } from '#domain/problems.ts'
import {
  receivedSupportRequest,
  receivedSupportRequestsReply,
  sentSupportRequest,
  supportRequestChange,
  supportRequestForm,
  supportRequestQuery,
  supportRequestsReply,
} from '#domain/support/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAgainstLimit,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { checkSafety } from '../safety/index.ts'
import { presentReceivedRequest, presentSupportRequest } from './present-support-request.ts'
import {
  findReceivedRequest,
  findReceivedRequests,
  findSupportRequestsOf,
  updateRequestState,
} from './queries.ts'
import { findKeptRequest, requestSupport } from './request-support.ts'

const requestLimit = { name: 'support-request-user', max: 10, windowSeconds: 24 * 60 * 60 }
/** More than a person or an operator reads in one list; older ones are in the mail. */
const MAX_LISTED = 200

const ask = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/support-requests',
    summary: 'Ask for support; a conversation is attached only when it is named; repeatable with the same id',
    request: jsonBody(supportRequestForm),
    responses: {
      201: jsonReply(sentSupportRequest, 'Kept, and on its way to the operator'),
      ...problemReplies(
        'invalid-request',
        'unauthenticated',
        'not-found',
        'rate-limited',
        'mail-unavailable',
      ),
    },
  },
)

const listOwn = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/support-requests',
    summary: "The caller's requests and their state",
    responses: { 200: jsonReply(supportRequestsReply, 'Newest first'), ...problemReplies('unauthenticated') },
  },
)

const listAll = defineRoute(
  { access: 'operator' },
  {
    method: 'get',
    path: '/operator/support-requests',
    summary: 'The requests of all members',
    request: { query: supportRequestQuery },
    responses: {
      200: jsonReply(receivedSupportRequestsReply, 'Newest first'),
      ...problemReplies('invalid-request', 'unauthenticated', 'forbidden'),
    },
  },
)

const change = defineRoute(
  { access: 'operator' },
  {
    method: 'patch',
    path: '/operator/support-requests/{id}',
    summary: 'Set the state of a request',
    request: { params: z.object({ id: z.uuid() }), ...jsonBody(supportRequestChange) },
    responses: {
      200: jsonReply(receivedSupportRequest, 'The request with its new state'),
      ...problemReplies('invalid-request', 'unauthenticated', 'forbidden', 'not-found'),
    },
  },
)

export const supportRoutes = createRouter()
  .openapi(ask, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    const form = context.req.valid('json')
    const kept = form.id ? await findKeptRequest(services, user.id, form.id) : null
    if (!kept) await countAgainstLimit(services, requestLimit, user.id)
    const row = kept ?? (await requestSupport(services, user.id, form))
    const safety = await checkSafety(services, user.id, [row.subject, row.message])
    return context.json({ ...presentSupportRequest(row), safety }, 201)
  })
  .openapi(listOwn, async (context) => {
    const rows = await findSupportRequestsOf(context.var.services.db, sessionOf(context).user.id, MAX_LISTED)
    return context.json({ requests: rows.map(presentSupportRequest) }, 200)
  })
  .openapi(listAll, async (context) => {
    const filter = { ...context.req.valid('query'), limit: MAX_LISTED }
    const rows = await findReceivedRequests(context.var.services.db, filter)
    return context.json({ requests: rows.map(presentReceivedRequest) }, 200)
  })
  .openapi(change, async (context) => {
    const { db, now } = context.var.services
    const { id } = context.req.valid('param')
    await updateRequestState(db, id, { ...context.req.valid('json'), now: now() })
    const received = await findReceivedRequest(db, id)
    if (!received) throw new Problem('not-found')
    return context.json(presentReceivedRequest(received), 200)
  })
