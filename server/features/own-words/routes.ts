import { z } from '@hono/zod-openapi'
import { keepSentenceReply, keptSentenceForm, keptSentencesReply } from '#domain/own-words/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAgainstLimit,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { keepSentence } from './keep-sentence.ts'
import { deleteSentence, findSentences } from './queries.ts'

/** More often than anybody keeps or changes a sentence. */
const keepLimit = { name: 'keep-sentence', max: 120, windowSeconds: 60 * 60 }
const params = z.object({ id: z.uuid() })
const path = '/kept-sentences'
const problems = problemReplies('invalid-request', 'unauthenticated')

const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path,
    summary: 'The sentences that the caller keeps',
    responses: { 200: jsonReply(keptSentencesReply, 'Newest first'), ...problems },
  },
)

const keep = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Keep a sentence; under an id that is known it changes that one',
    request: { params, ...jsonBody(keptSentenceForm) },
    responses: {
      200: jsonReply(keepSentenceReply, 'What it raises in the safety check'),
      ...problems,
      ...problemReplies('rate-limited', 'too-many-words'),
    },
  },
)

const remove = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a kept sentence',
    request: { params },
    responses: { 204: { description: 'Deleted' }, ...problems },
  },
)

export const ownWordsRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await findSentences(context.var.services.db, sessionOf(context).user.id)
    const sentences = rows.map(({ userId: _, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    }))
    return context.json({ sentences }, 200)
  })
  .openapi(keep, async (context) => {
    const { id } = context.req.valid('param')
    const { user } = sessionOf(context)
    await countAgainstLimit(context.var.services, keepLimit, user.id)
    return context.json(await keepSentence(context.var.services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await deleteSentence(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
