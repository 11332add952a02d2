import { operatorOverview } from '#domain/operator/contract.ts'
import { createRouter } from '../../platform/http/app-env.ts'
import { defineRoute, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { readOverview } from './read-overview.ts'

const overview = defineRoute(
  { access: 'operator' },
  {
    method: 'get',
    path: '/operator/overview',
    summary: 'How the installation fares, in numbers',
    responses: {
      200: jsonReply(operatorOverview, 'As of now'),
      ...problemReplies('unauthenticated', 'forbidden'),
    },
  },
)

export const operatorRoutes = createRouter().openapi(overview, async (context) =>
  context.json(await readOverview(context.var.services), 200),
)
