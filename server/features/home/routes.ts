import { homeReply } from '#domain/home/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { readHome } from './read-home.ts'

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/home',
    summary: 'What the home page says to the caller: what is unfinished, and what could be practised',
    responses: {
      200: jsonReply(homeReply, 'All of it; parts that do not exist are null'),
      ...problemReplies('unauthenticated'),
    },
  },
)

export const homeRoutes = createRouter().openapi(read, async (context) =>
  context.json(await readHome(context.var.services, sessionOf(context).user), 200),
)
