import { z } from '@hono/zod-openapi'
import { keepNoteReply, practiceNoteForm, practiceNotesReply } from '#domain/practice/note-contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAgainstLimit,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { keepNote, removeNote } from './keep-note.ts'
import { findNotes } from './note-queries.ts'

/** More often than anybody keeps or changes a note. */
const keepLimit = { name: 'keep-practice-note', max: 120, windowSeconds: 60 * 60 }
const params = z.object({ id: z.uuid() })
const path = '/practice-notes'
const problems = problemReplies('invalid-request', 'unauthenticated')

const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path,
    summary: "The caller's notes from real life",
    responses: { 200: jsonReply(practiceNotesReply, 'Newest first'), ...problems },
  },
)

const keep = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Keep a note from real life; under an id that is known it changes that one',
    request: { params, ...jsonBody(practiceNoteForm) },
    responses: {
      200: jsonReply(keepNoteReply, 'What it raises in the safety check'),
      ...problems,
      ...problemReplies('not-found', 'rate-limited', 'too-many-notes'),
    },
  },
)

const remove = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a note from real life, also in the reports that the caller shares',
    request: { params },
    responses: { 204: { description: 'Deleted' }, ...problems },
  },
)

/** Open to every member, as the exercises are. */
export const noteRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await findNotes(context.var.services.db, sessionOf(context).user.id)
    const notes = rows.map(({ userId: _, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    }))
    return context.json({ notes }, 200)
  })
  .openapi(keep, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    await countAgainstLimit(services, keepLimit, user.id)
    const { id } = context.req.valid('param')
    return context.json(await keepNote(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await removeNote(context.var.services, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
