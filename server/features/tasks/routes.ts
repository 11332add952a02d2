import { z } from '@hono/zod-openapi'
import {
  findTasksReply,
  findTasksRequest,
  keepTaskRunReply,
  taskReply,
  taskRunForm,
  taskRunsReply,
  tasksReply,
  writeStepsReply,
  writeStepsRequest,
} from '#domain/tasks/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineOwnItems } from '../../platform/http/define-own-items.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { limitReplyTime } from '../coaching/index.ts'
import { keepRun, toRun } from './keep-run.ts'
import { runRows } from './queries.ts'
import { findTemplates, listTemplates, readTemplate } from './read-templates.ts'
import { writeSteps } from './write-steps.ts'

const findLimit = { name: 'find-tasks', max: 120, windowSeconds: 60 }
/** More often than anybody marks steps, on two devices at once too. */
const keepLimit = { name: 'keep-task-run', max: 1200, windowSeconds: 60 * 60 }
const problems = problemReplies('invalid-request', 'unauthenticated')

/*
 * Open to every member, also after the subscription has ended: it costs nothing, and nobody is stopped in the middle of
 * a task. A model's steps alone need the subscription.
 */
const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/tasks',
    summary: 'All task templates, without their steps',
    responses: { 200: jsonReply(tasksReply, 'By title'), ...problems },
  },
)

const find = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/tasks/find',
    summary: 'The task templates that fit what somebody calls their task',
    request: jsonBody(findTasksRequest),
    responses: {
      200: jsonReply(findTasksReply, 'At most three, and what the words raise in the safety check'),
      ...problems,
      ...problemReplies('malformed-json', 'rate-limited'),
    },
  },
)

const write = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/tasks/steps',
    summary: 'Have the configured model write the steps of a task',
    request: jsonBody(writeStepsRequest),
    responses: {
      200: jsonReply(writeStepsReply, 'The steps, or null where the answer could not be used'),
      ...problems,
      ...problemReplies('malformed-json', 'rate-limited', 'duplicate-message', 'subscription-ended'),
      ...problemReplies('token-limit-exceeded', 'usage-update-failed', 'model-failed', 'model-unavailable'),
      ...problemReplies('model-timed-out'),
    },
  },
)

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/tasks/{id}',
    summary: 'One task template with its steps in three sizes',
    request: { params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/) }) },
    responses: { 200: jsonReply(taskReply, 'The template'), ...problems, ...problemReplies('not-found') },
  },
)

const runs = defineOwnItems({
  path: '/task-runs',
  list: {
    summary: 'The lists of steps that the caller keeps',
    reply: taskRunsReply,
    order: 'The one that was changed last first',
  },
  keep: {
    summary: 'Keep a list of steps; an older counter than the kept one is refused with it',
    form: taskRunForm,
    reply: keepTaskRunReply,
    answer: 'What is kept, and what is new in it raises in the safety check',
    problems: ['malformed-json', 'task-run-outdated', 'too-many-tasks'],
  },
  remove: { summary: 'Delete a list of steps' },
})

export const taskRoutes = createRouter()
  .openapi(list, (context) => context.json({ tasks: listTemplates(context.var.services) }, 200))
  .openapi(find, async (context) => {
    const { services, user } = await countAct(context, findLimit)
    return context.json(await findTemplates(services, user.id, context.req.valid('json').text), 200)
  })
  .openapi(write, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    const signal = limitReplyTime(context.req.raw.signal)
    const writing = writeSteps(services, user.id, context.req.valid('json'), signal)
    return context.json(await services.runningReplies.wait(writing), 200)
  })
  .openapi(read, (context) =>
    context.json(readTemplate(context.var.services, context.req.valid('param').id), 200),
  )
  .openapi(runs.list, async (context) => {
    const rows = await runRows.list(context.var.services.db, sessionOf(context).user.id)
    return context.json({ runs: rows.map(toRun) }, 200)
  })
  .openapi(runs.keep, async (context) => {
    const { services, user } = await countAct(context, keepLimit)
    const { id } = context.req.valid('param')
    return context.json(await keepRun(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(runs.remove, async (context) => {
    const { id } = context.req.valid('param')
    await runRows.remove(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
