import {
  progressChangeReply,
  progressEventsRequest,
  progressReply,
  progressReportQuery,
  progressReportReply,
  progressResetRequest,
  restDays,
} from '#domain/progress/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { declareRestDays, resetProgress } from './change-progress.ts'
import { readProgress } from './read-progress.ts'
import { readProgressReport } from './read-progress-report.ts'
import { reportEvents } from './report-events.ts'

/** A browser waits 500 ms after the last event before it sends, so nobody reaches this by hand. */
const changeLimit = { name: 'progress', max: 120, windowSeconds: 60 }

const changed = jsonReply(progressChangeReply, 'The progress after the change')
const changeProblems = problemReplies('invalid-request', 'malformed-json', 'unauthenticated', 'rate-limited')

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/progress',
    summary: "The caller's points, streak, achievements, recent activities and rest days",
    responses: {
      200: jsonReply(progressReply, 'The progress as of now'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const report = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/progress/events',
    summary: 'Report what happened; each event counts once',
    description:
      'Times more than 24 hours in the future or 30 days in the past count as the time of receipt. When an event is refused, `issues` names it by its place (`events.3.id`) and nothing of the request is applied.',
    request: jsonBody(progressEventsRequest),
    responses: { 200: changed, ...changeProblems, ...problemReplies('forbidden') },
  },
)

const reset = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/progress/reset',
    summary: "Restore the defaults of the caller's progress, rest days excepted",
    request: jsonBody(progressResetRequest),
    responses: { 200: changed, ...changeProblems },
  },
)

const setRestDays = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: '/progress/rest-days',
    summary: 'Declare the days on which no gap is counted',
    request: jsonBody(restDays),
    responses: { 200: changed, ...changeProblems },
  },
)

const readReport = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/progress/report',
    summary: 'Points, modules, conversations, practice days and tokens of a range of days',
    request: { query: progressReportQuery },
    responses: {
      200: jsonReply(progressReportReply, 'The report'),
      ...problemReplies('invalid-request', 'unauthenticated'),
    },
  },
)

export const progressRoutes = createRouter()
  .openapi(read, async (context) => {
    return context.json(await readProgress(context.var.services, sessionOf(context).user.id), 200)
  })
  .openapi(report, async (context) => {
    const { services, user } = await countAct(context, changeLimit)
    return context.json(await reportEvents(services, user, context.req.valid('json').events), 200)
  })
  .openapi(reset, async (context) => {
    const { services, user } = await countAct(context, changeLimit)
    const progress = await resetProgress(services, user.id, context.req.valid('json').id)
    return context.json({ ...progress, pendingIds: [] }, 200)
  })
  .openapi(setRestDays, async (context) => {
    const { services, user } = await countAct(context, changeLimit)
    const progress = await declareRestDays(services, user.id, context.req.valid('json'))
    return context.json({ ...progress, pendingIds: [] }, 200)
  })
  .openapi(readReport, async (context) => {
    const range = context.req.valid('query')
    return context.json(
      await readProgressReport(context.var.services, sessionOf(context).user.id, range),
      200,
    )
  })
