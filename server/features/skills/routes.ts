import { z } from '@hono/zod-openapi'
import {
  skillCardReply,
  skillCardsReply,
  skillSearchReply,
  skillSearchRequest,
} from '#domain/skills/contract.ts'
import { createRouter } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { inLibraryOrder, summarizeCard } from './card-order.ts'
import { findCards } from './find-cards.ts'
import { readCard } from './read-card.ts'

/** The page searches while a person types, at most four times a second. */
const searchLimit = { name: 'skill-search', max: 240, windowSeconds: 60 }

/*
 * Reading is open to every member, also after the subscription has ended: it costs nothing, and a person may need a
 * card on the day on which a payment fails.
 */
const list = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/skills',
    summary: 'All cards of the skills library, without their text',
    responses: {
      200: jsonReply(skillCardsReply, 'Module by module'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const search = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/skills/search',
    summary: 'Search the cards of all modules; typing errors and unfinished words are understood',
    request: jsonBody(skillSearchRequest),
    responses: {
      200: jsonReply(skillSearchReply, 'The cards that fit, or the safety card'),
      ...problemReplies('invalid-request', 'malformed-json', 'unauthenticated', 'rate-limited'),
    },
  },
)

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/skills/{module}/{id}',
    summary: 'One card with its text and the cards around it',
    request: { params: z.object({ module: z.string(), id: z.string() }) },
    responses: {
      200: jsonReply(skillCardReply, 'The card'),
      ...problemReplies('unauthenticated', 'not-found'),
    },
  },
)

export const skillsRoutes = createRouter()
  .openapi(list, (context) => {
    const { content } = context.var.services
    return context.json({ cards: inLibraryOrder(content.cards).map(summarizeCard) }, 200)
  })
  .openapi(search, async (context) => {
    const { services, user } = await countAct(context, searchLimit)
    return context.json(await findCards(services, user.id, context.req.valid('json')), 200)
  })
  .openapi(read, (context) => context.json(readCard(context.var.services, context.req.valid('param')), 200))
