import { z } from '@hono/zod-openapi'
import {
  changedShareLinkReply,
  createdShareLinkReply,
  revokedShareLinkReply,
  sharedReportReply,
  sharedReportRequest,
  shareLinkItem,
  shareLinksReply,
  shareRequest,
} from '#domain/sharing/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { composeSharedReport } from './compose-shared-report.ts'
import { createShareLink } from './create-share-link.ts'
import { listShareLinks } from './list-share-links.ts'
import { openSharedReport } from './open-shared-report.ts'
import { revokeShareLink } from './revoke-share-link.ts'
import { takeItemOut } from './take-item-out.ts'

/** A practice opens the links of many people from one address. */
const openLimit = { name: 'shared-report-address', max: 60, windowSeconds: 15 * 60 }
const previewLimit = { name: 'share-preview', max: 60, windowSeconds: 60 }
const createLimit = { name: 'share-link', max: 20, windowSeconds: 24 * 60 * 60 }

const problems = problemReplies('invalid-request', 'malformed-json', 'unauthenticated', 'rate-limited')

const preview = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/share-links/preview',
    summary: 'What a link made now would show; nothing is kept',
    request: jsonBody(shareRequest),
    responses: { 200: jsonReply(sharedReportReply, 'The report as its recipient would see it'), ...problems },
  },
)

const create = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/share-links',
    summary: 'Make a link to the report as it is now',
    description:
      'The link shows the same until it ends: what happens after it was made is never added. Switching the setting `shareProgress` off revokes every link for good.',
    request: jsonBody(shareRequest),
    responses: {
      201: jsonReply(createdShareLinkReply, 'The link, told this once'),
      ...problems,
      ...problemReplies('sharing-off'),
    },
  },
)

const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/share-links',
    summary: "The caller's links, their states and views",
    responses: {
      200: jsonReply(shareLinksReply, 'Newest first; links that ended leave the list after 90 days'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const takeOut = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/share-links/{id}/items/{item}',
    summary: 'Take one item out of what a link shows, at once and for good; the last one is refused',
    request: { params: shareLinkItem },
    responses: {
      200: jsonReply(changedShareLinkReply, 'What the link still shows'),
      ...problemReplies('invalid-request', 'unauthenticated', 'not-found'),
    },
  },
)

const revoke = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/share-links/{id}',
    summary: 'End a link at once',
    request: { params: z.object({ id: z.uuid() }) },
    responses: {
      200: jsonReply(revokedShareLinkReply, 'The link no longer works'),
      ...problemReplies('invalid-request', 'unauthenticated', 'not-found'),
    },
  },
)

const open = defineRoute(
  { access: 'open', limit: openLimit },
  {
    method: 'post',
    path: '/shared',
    summary: 'Read a shared report by the token of its link',
    description:
      'The token is in the body so that it comes into no log. Each opening is noted for the person who shared.',
    request: jsonBody(sharedReportRequest),
    responses: {
      200: jsonReply(sharedReportReply, 'The report'),
      ...problemReplies('invalid-request', 'malformed-json', 'share-link-invalid', 'rate-limited'),
    },
  },
)

export const sharingRoutes = createRouter()
  .openapi(preview, async (context) => {
    const { services, user } = await countAct(context, previewLimit)
    return context.json(await composeSharedReport(services, user, context.req.valid('json')), 200)
  })
  .openapi(create, async (context) => {
    const { services, user } = await countAct(context, createLimit)
    return context.json(await createShareLink(services, user, context.req.valid('json')), 201)
  })
  .openapi(list, async (context) => {
    return context.json(await listShareLinks(context.var.services, sessionOf(context).user.id), 200)
  })
  .openapi(takeOut, async (context) => {
    const { id, item } = context.req.valid('param')
    const { user } = sessionOf(context)
    return context.json(await takeItemOut(context.var.services, user.id, id, item), 200)
  })
  .openapi(revoke, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await revokeShareLink(context.var.services, sessionOf(context).user.id, id), 200)
  })
  .openapi(open, async (context) => {
    return context.json(await openSharedReport(context.var.services, context.req.valid('json').token), 200)
  })
