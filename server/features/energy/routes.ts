import { z } from '@hono/zod-openapi'
import { energyCheckinForm, energyCheckinReply, energyCheckinsReply } from '#domain/energy/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAgainstLimit,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { deleteCheckins, findCheckins } from './queries.ts'
import { recordEnergy } from './record-energy.ts'

/** More than a person reads in one list. The export has all. */
const MAX_LISTED = 100
/** More often than anybody's energy changes. */
const recordLimit = { name: 'energy-check-in', max: 60, windowSeconds: 60 * 60 }
const params = z.object({ id: z.uuid() })
const path = '/energy-checkins'
const problems = problemReplies('invalid-request', 'unauthenticated')

const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path,
    summary: "The caller's energy check-ins",
    responses: { 200: jsonReply(energyCheckinsReply, 'Newest first'), ...problems },
  },
)

const record = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Keep an energy check-in; under an id that is known it takes the place of that one',
    request: { params, ...jsonBody(energyCheckinForm) },
    responses: {
      200: jsonReply(energyCheckinReply, 'Whether it was kept'),
      ...problems,
      ...problemReplies('rate-limited'),
    },
  },
)

const remove = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete an energy check-in',
    request: { params },
    responses: { 204: { description: 'Deleted' }, ...problems },
  },
)

const removeAll = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path,
    summary: 'Delete all energy check-ins',
    responses: { 204: { description: 'Deleted' }, ...problems },
  },
)

export const energyRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await findCheckins(context.var.services.db, sessionOf(context).user.id, MAX_LISTED)
    const checkins = rows.map(({ id, level, words, createdAt }) => ({
      id,
      level,
      words,
      createdAt: createdAt.toISOString(),
    }))
    return context.json({ checkins }, 200)
  })
  .openapi(record, async (context) => {
    const { id } = context.req.valid('param')
    const { user } = sessionOf(context)
    await countAgainstLimit(context.var.services, recordLimit, user.id)
    return context.json(await recordEnergy(context.var.services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await deleteCheckins(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
  .openapi(removeAll, async (context) => {
    await deleteCheckins(context.var.services.db, sessionOf(context).user.id)
    return context.body(null, 204)
  })
