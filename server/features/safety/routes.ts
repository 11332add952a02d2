import {
  helpLinesQuery,
  helpLinesReply,
  safetyPlanReply,
  safetyPlanRequest,
} from '#domain/safety/contract.ts'
import { linesFor } from '#domain/safety/help-lines.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { deletePlan } from './queries.ts'
import { readSafetyPlan, saveSafetyPlan } from './safety-plan.ts'

const lines = defineRoute(
  { access: 'open' },
  {
    method: 'get',
    path: '/safety/lines',
    summary: 'Help lines of a country, of the one that a time zone suggests, or the international ones',
    request: { query: helpLinesQuery },
    responses: { 200: jsonReply(helpLinesReply, 'The lines'), ...problemReplies('invalid-request') },
  },
)

const readPlan = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/safety-plan',
    summary: "The caller's safety plan with its prompts",
    responses: {
      200: jsonReply(safetyPlanReply, 'The plan; empty when none was written'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const savePlan = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: '/safety-plan',
    summary: "Save steps of the caller's safety plan; the others stay",
    request: jsonBody(safetyPlanRequest),
    responses: {
      200: jsonReply(safetyPlanReply, 'The saved plan'),
      ...problemReplies('invalid-request', 'unauthenticated'),
    },
  },
)

const removePlan = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/safety-plan',
    summary: "Delete the caller's safety plan",
    responses: { 204: { description: 'Deleted' }, ...problemReplies('unauthenticated') },
  },
)

export const safetyRoutes = createRouter()
  .openapi(lines, (context) => {
    const { country, timeZone } = context.req.valid('query')
    return context.json(
      linesFor(context.var.services.safetyContent.lines, {
        country: country ?? null,
        timeZone: timeZone ?? null,
      }),
      200,
    )
  })
  .openapi(readPlan, async (context) => {
    return context.json(await readSafetyPlan(context.var.services, sessionOf(context).user.id), 200)
  })
  .openapi(savePlan, async (context) => {
    const { steps } = context.req.valid('json')
    return context.json(await saveSafetyPlan(context.var.services, sessionOf(context).user.id, steps), 200)
  })
  .openapi(removePlan, async (context) => {
    await deletePlan(context.var.services.db, sessionOf(context).user.id)
    return context.body(null, 204)
  })
