import { z } from '@hono/zod-openapi'
import {
  exerciseReply,
  exerciseRunForm,
  exerciseRunReply,
  exerciseRunsReply,
  exercisesReply,
  keepRunReply,
  ownWordsReply,
  ownWordsRequest,
} from '#domain/practice/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineOwnItems } from '../../platform/http/define-own-items.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { keepRun, toRun } from './keep-run.ts'
import { deleteRun, findRun, findRuns } from './queries.ts'
import { findExercise, listExercises, readExercise } from './read-exercises.ts'
import { readOwnWords } from './read-own-words.ts'

/** A turn takes a person some seconds, and the browser sends after a pause; two devices at once stay far below. */
const keepLimit = { name: 'keep-exercise-run', max: 1200, windowSeconds: 60 * 60 }
/** More turns than anybody takes in an hour. */
const readLimit = { name: 'read-own-words', max: 300, windowSeconds: 60 * 60 }
const id = z.string().regex(/^[a-z0-9-]{1,100}$/)
const params = z.object({ id })
const runPath = '/exercise-runs'
const problems = problemReplies('invalid-request', 'unauthenticated')

/*
 * Open to every member, also after the subscription has ended: it costs nothing, and nobody is stopped in the middle of
 * an exercise.
 */
const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/exercises',
    summary: 'All exercises of the Practice Room, without their texts',
    responses: { 200: jsonReply(exercisesReply, 'Module by module'), ...problems },
  },
)

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/exercises/{id}',
    summary: 'One exercise with its skill',
    request: { params },
    responses: {
      200: jsonReply(exerciseReply, 'The exercise, with the version of its text'),
      ...problems,
      ...problemReplies('not-found'),
    },
  },
)

const readRun = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: `${runPath}/{id}`,
    summary: 'Where the caller is in an exercise',
    request: { params },
    responses: { 200: jsonReply(exerciseRunReply, 'Null before it is begun'), ...problems },
  },
)

const runs = defineOwnItems({
  path: runPath,
  id,
  list: {
    summary: 'Which exercises the caller has begun or finished',
    reply: exerciseRunsReply,
    order: 'The one they were in last first',
  },
  keep: {
    summary: 'Keep where the caller is in an exercise; an older counter than the kept one is refused with it',
    form: exerciseRunForm,
    reply: keepRunReply,
    answer: 'What is kept, and what own words in it raise in the safety check',
    problems: ['not-found', 'exercise-changed', 'exercise-run-outdated'],
  },
  remove: { summary: 'Forget where the caller is in an exercise' },
})

const readWords = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/exercises/{id}/own-words',
    summary:
      'Which move own words make in a talk, after which reply it goes on, and what a configured model says to it',
    request: { params, ...jsonBody(ownWordsRequest) },
    responses: {
      200: jsonReply(ownWordsReply, 'What was sure, or the safety card in its place'),
      ...problems,
      ...problemReplies('not-found', 'exercise-changed', 'rate-limited'),
    },
  },
)

export const practiceRoutes = createRouter()
  .openapi(list, (context) => context.json({ exercises: listExercises(context.var.services) }, 200))
  .openapi(read, (context) =>
    context.json(readExercise(context.var.services, context.req.valid('param').id), 200),
  )
  .openapi(readWords, async (context) => {
    const { services, user } = await countAct(context, readLimit)
    const { id } = context.req.valid('param')
    const { signal } = context.req.raw
    const reading = readOwnWords(services, user.id, id, context.req.valid('json'), signal)
    return context.json(await services.runningReplies.wait(reading), 200)
  })
  .openapi(runs.list, async (context) => {
    const { services } = context.var
    const rows = await findRuns(services.db, sessionOf(context).user.id)
    const runs = rows.map(({ exercise, isFinished, finishedAt }) => ({
      exercise,
      isFinished,
      finishedAt: finishedAt?.toISOString() ?? null,
    }))
    return context.json({ runs }, 200)
  })
  .openapi(readRun, async (context) => {
    const { services } = context.var
    const { id } = findExercise(services, context.req.valid('param').id)
    const row = await findRun(services.db, sessionOf(context).user.id, id)
    return context.json({ run: row ? toRun(row) : null }, 200)
  })
  .openapi(runs.keep, async (context) => {
    const { services, user } = await countAct(context, keepLimit)
    const { id } = context.req.valid('param')
    return context.json(await keepRun(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(runs.remove, async (context) => {
    const { id } = context.req.valid('param')
    await deleteRun(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
