import { energyCheckinForm, energyCheckinReply, energyCheckinsReply } from '#domain/energy/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineOwnItems, toOwnItem } from '../../platform/http/define-own-items.ts'
import { countAct, defineRoute, problemReplies } from '../../platform/http/define-route.ts'
import { checkinRows, deleteCheckins } from './queries.ts'
import { recordEnergy } from './record-energy.ts'

/** More than a person reads in one list. The export has all. */
const MAX_LISTED = 100
/** More often than anybody's energy changes. */
const recordLimit = { name: 'energy-check-in', max: 60, windowSeconds: 60 * 60 }
const path = '/energy-checkins'

const { list, keep, remove } = defineOwnItems({
  path,
  list: { summary: "The caller's energy check-ins", reply: energyCheckinsReply, order: 'Newest first' },
  keep: {
    summary: 'Keep an energy check-in; under an id that is known it takes the place of that one',
    form: energyCheckinForm,
    reply: energyCheckinReply,
    answer: 'Whether it was kept',
  },
  remove: { summary: 'Delete an energy check-in' },
})

const removeAll = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path,
    summary: 'Delete all energy check-ins',
    responses: {
      204: { description: 'Deleted' },
      ...problemReplies('invalid-request', 'unauthenticated'),
    },
  },
)

export const energyRoutes = createRouter()
  .openapi(list, async (context) => {
    const rows = await checkinRows.list(context.var.services.db, sessionOf(context).user.id, MAX_LISTED)
    return context.json({ checkins: rows.map(toOwnItem) }, 200)
  })
  .openapi(keep, async (context) => {
    const { services, user } = await countAct(context, recordLimit)
    const { id } = context.req.valid('param')
    return context.json(await recordEnergy(services, user.id, id, context.req.valid('json')), 200)
  })
  .openapi(remove, async (context) => {
    const { id } = context.req.valid('param')
    await checkinRows.remove(context.var.services.db, sessionOf(context).user.id, id)
    return context.body(null, 204)
  })
  .openapi(removeAll, async (context) => {
    await deleteCheckins(context.var.services.db, sessionOf(context).user.id)
    return context.body(null, 204)
  })
