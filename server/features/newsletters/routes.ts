import { z } from '@hono/zod-openapi'
import {
  newsletter,
  newsletterDraft,
  newsletterId,
  newslettersReply,
  newsletterVersion,
} from '#domain/newsletters/contract.ts'
import { createRouter } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { startNewsletter, stopNewsletter, testNewsletter } from './start-newsletter.ts'
import { discardDraft, listNewsletters, readNewsletter, saveDraft } from './write-newsletters.ts'

const testLimit = { name: 'newsletter-test', max: 30, windowSeconds: 60 * 60 }
const operatorProblems = problemReplies('invalid-request', 'unauthenticated', 'forbidden')
const path = '/operator/newsletters/{id}'

const list = defineRoute(
  { access: 'operator' },
  {
    method: 'get',
    path: '/operator/newsletters',
    summary: 'The newsletters, and how many subscribers there are',
    responses: {
      200: jsonReply(newslettersReply, 'Newest first'),
      ...problemReplies('unauthenticated', 'forbidden'),
    },
  },
)

const read = defineRoute(
  { access: 'operator' },
  {
    method: 'get',
    path,
    summary: 'One newsletter with its text',
    request: { params: newsletterId },
    responses: {
      200: jsonReply(newsletter, 'As of now'),
      ...operatorProblems,
      ...problemReplies('not-found'),
    },
  },
)

const save = defineRoute(
  { access: 'operator' },
  {
    method: 'put',
    path,
    summary: 'Keep a draft; repeatable with the same id and version',
    request: { params: newsletterId, ...jsonBody(newsletterDraft) },
    responses: {
      200: jsonReply(newsletter, 'Kept'),
      ...operatorProblems,
      ...problemReplies('malformed-json', 'newsletter-changed'),
    },
  },
)

const discard = defineRoute(
  { access: 'operator' },
  {
    method: 'delete',
    path,
    summary: 'Delete a draft',
    request: { params: newsletterId, query: z.object({ version: z.coerce.number().int().min(1) }) },
    responses: {
      204: { description: 'Deleted' },
      ...operatorProblems,
      ...problemReplies('newsletter-changed'),
    },
  },
)

const test = defineRoute(
  { access: 'operator' },
  {
    method: 'post',
    path: `${path}/test`,
    summary: 'Send it to the caller alone',
    request: { params: newsletterId },
    responses: {
      204: { description: 'The mail server took it' },
      ...operatorProblems,
      ...problemReplies('not-found', 'rate-limited', 'mail-unavailable'),
    },
  },
)

const send = defineRoute(
  { access: 'operator' },
  {
    method: 'post',
    path: `${path}/send`,
    summary: 'Begin to send it to all confirmed subscribers',
    request: { params: newsletterId, ...jsonBody(newsletterVersion) },
    responses: {
      202: { description: 'It is on its way; nobody who subscribes from now on gets it' },
      ...operatorProblems,
      ...problemReplies('newsletter-changed'),
    },
  },
)

const stop = defineRoute(
  { access: 'operator' },
  {
    method: 'post',
    path: `${path}/stop`,
    summary: 'End the sending; mails that were sent cannot be taken back',
    request: { params: newsletterId },
    responses: {
      204: { description: 'No further mail is sent' },
      ...operatorProblems,
      ...problemReplies('newsletter-changed'),
    },
  },
)

/** Writing, testing and sending newsletters. Subscribing and unsubscribing belong to the settings. */
export const newsletterRoutes = createRouter()
  .openapi(list, async (context) => context.json(await listNewsletters(context.var.services), 200))
  .openapi(read, async (context) => {
    return context.json(await readNewsletter(context.var.services, context.req.valid('param').id), 200)
  })
  .openapi(save, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await saveDraft(context.var.services, id, context.req.valid('json')), 200)
  })
  .openapi(discard, async (context) => {
    const { id } = context.req.valid('param')
    await discardDraft(context.var.services, id, context.req.valid('query').version)
    return context.body(null, 204)
  })
  .openapi(test, async (context) => {
    const { services, user } = await countAct(context, testLimit)
    await testNewsletter(services, user, context.req.valid('param').id)
    return context.body(null, 204)
  })
  .openapi(send, async (context) => {
    const { id } = context.req.valid('param')
    await startNewsletter(context.var.services, id, context.req.valid('json').version)
    return context.body(null, 202)
  })
  .openapi(stop, async (context) => {
    await stopNewsletter(context.var.services, context.req.valid('param').id)
    return context.body(null, 204)
  })
