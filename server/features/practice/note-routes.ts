import { keepNoteReply, practiceNoteForm, practiceNotesReply } from '#domain/practice/note-contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineOwnItems, toOwnItem } from '../../platform/http/define-own-items.ts'
import { countAct } from '../../platform/http/define-route.ts'
import { keepNote, removeNote } from './keep-note.ts'
import { noteRows } from './queries.ts'

/** More often than anybody keeps or changes a note. */
const keepLimit = { name: 'keep-practice-note', max: 120, windowSeconds: 60 * 60 }

const { list, keep, remove } = defineOwnItems({
  path: '/practice-notes',
  list: { summary: "The caller's notes from real life", reply: practiceNotesReply, order: 'Newest first' },
  keep: {
    summary: 'Keep a note from real life; under an id that is known it changes that one',
    form: practiceNoteForm,
    reply: keepNoteReply,
    answer: 'What it raises in the safety check',
    problems: ['not-found', 'too-many-notes'],
  },
  remove: { summary: 'Delete a note from real life, also in the reports that the caller shares' },
})

export const noteRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await noteRows.list(context.var.services.db, sessionOf(context).user.id)
    return context.json({ notes: rows.map(toOwnItem) }, 200)
  })
  .openapi(keep, async (context) => {
    const { services, user } = await countAct(context, keepLimit)
    const { id } = context.req.valid('param')
    return context.json(await keepNote(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await removeNote(context.var.services, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
