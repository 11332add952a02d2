import { keepSentenceReply, keptSentenceForm, keptSentencesReply } from '#domain/own-words/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineOwnItems, toOwnItem } from '../../platform/http/define-own-items.ts'
import { countAct } from '../../platform/http/define-route.ts'
import { keepSentence } from './keep-sentence.ts'
import { sentenceRows } from './queries.ts'

/** More often than anybody keeps or changes a sentence. */
const keepLimit = { name: 'keep-sentence', max: 120, windowSeconds: 60 * 60 }

const { list, keep, remove } = defineOwnItems({
  path: '/kept-sentences',
  list: {
    summary: 'The sentences that the caller keeps',
    reply: keptSentencesReply,
    order: 'Newest first',
  },
  keep: {
    summary: 'Keep a sentence; under an id that is known it changes that one',
    form: keptSentenceForm,
    reply: keepSentenceReply,
    answer: 'What it raises in the safety check',
    problems: ['too-many-words'],
  },
  remove: { summary: 'Delete a kept sentence' },
})

export const ownWordsRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await sentenceRows.list(context.var.services.db, sessionOf(context).user.id)
    return context.json({ sentences: rows.map(toOwnItem) }, 200)
  })
  .openapi(keep, async (context) => {
    const { services, user } = await countAct(context, keepLimit)
    const { id } = context.req.valid('param')
    return context.json(await keepSentence(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await sentenceRows.remove(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
