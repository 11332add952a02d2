import { z } from '@hono/zod-openapi'
import { deletionReply, deletionRequest, undoneDeletionReply } from '#domain/account-data/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { exportAccount } from './export-account.ts'
import { findDeletion } from './queries.ts'
import { requestDeletion } from './request-deletion.ts'
import { undoDeletion } from './undo-deletion.ts'

/** Each request sends a mail. */
const deletionLimit = { name: 'account-deletion-user', max: 5, windowSeconds: 60 * 60 }
/** Each reads everything that is kept of a person. */
const exportLimit = { name: 'account-export-user', max: 5, windowSeconds: 60 * 60 }

const path = '/account/deletion'

const request = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path,
    summary: 'Delete the own account after 7 days; signs out everywhere at once',
    request: jsonBody(deletionRequest),
    responses: {
      202: jsonReply(deletionReply, 'When it is deleted for good'),
      ...problemReplies('invalid-request', 'unauthenticated', 'rate-limited', 'mail-unavailable'),
    },
  },
)

const read = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'get',
    path,
    summary: 'Whether, and when, the own account will be deleted',
    responses: { 200: jsonReply(deletionReply, 'The moment, or null'), ...problemReplies('unauthenticated') },
  },
)

const undo = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path,
    summary: 'Keep the account after all',
    responses: {
      200: jsonReply(undoneDeletionReply, 'The account stays'),
      ...problemReplies('unauthenticated', 'not-found'),
    },
  },
)

const exportAll = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'get',
    path: '/account/export',
    summary: 'Everything held on the caller, as one zip archive',
    responses: {
      200: { description: 'The archive', content: { 'application/zip': { schema: z.string() } } },
      ...problemReplies('unauthenticated', 'not-found', 'rate-limited'),
    },
  },
)

/** How a user takes the own data along, and leaves. */
export const accountDataRoutes = createRouter()
  .openapi(request, async (context) => {
    const { services, user } = await countAct(context, deletionLimit)
    const { deleteAfter } = await requestDeletion(services, user.id)
    const cleared = await services.accounts.endSession(context.req.raw.headers)
    for (const cookie of cleared) context.header('Set-Cookie', cookie, { append: true })
    return context.json({ deleteAfter: deleteAfter.toISOString() }, 202)
  })
  .openapi(read, async (context) => {
    const deletion = await findDeletion(context.var.services.db, sessionOf(context).user.id)
    return context.json({ deleteAfter: deletion?.deleteAfter.toISOString() ?? null }, 200)
  })
  .openapi(undo, async (context) => {
    const subscription = await undoDeletion(context.var.services, sessionOf(context).user.id)
    return context.json({ subscription }, 200)
  })
  .openapi(exportAll, async (context) => {
    const { services, user } = await countAct(context, exportLimit)
    const archive = await exportAccount(services, user.id)
    const day = services.now().toISOString().slice(0, 10)
    return context.body(archive, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="wayfern-data-${day}.zip"`,
    }) as never
  })
