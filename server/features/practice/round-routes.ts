import { z } from '@hono/zod-openapi'
import { itemRatingForm, roundReply, skillsMapReply } from '#domain/practice/contract.ts'
import { roundItemId } from '#domain/practice/round-item.ts'
import { skillsMap } from '#domain/practice/skills-map.ts'
import { Problem } from '#domain/problems.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { findItems, findRuns } from './queries.ts'
import { keepRating, readRound } from './read-round.ts'

/** Far more than somebody says of five items, on several devices. */
const rateLimit = { name: 'rate-practice-item', max: 300, windowSeconds: 60 * 60 }
const name = z.string().regex(/^[a-z0-9-]{1,100}$/)
const problems = problemReplies('invalid-request', 'unauthenticated')

const round = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/practice-round',
    summary: "The caller's round of short items",
    request: { query: z.object({ day: z.iso.date() }) },
    responses: { 200: jsonReply(roundReply, 'At most five items, and a sentence to keep'), ...problems },
  },
)

const rate = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: '/practice-items/{exercise}/{part}',
    summary:
      'Keep what the caller says of an item; within six hours it takes the place of what they said before',
    request: { params: z.object({ exercise: name, part: name }), ...jsonBody(itemRatingForm) },
    responses: {
      204: { description: 'Kept' },
      ...problems,
      ...problemReplies('not-found', 'rate-limited'),
    },
  },
)

const map = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/practice-skills',
    summary: 'What the caller practiced, by skill',
    responses: { 200: jsonReply(skillsMapReply, 'Every skill'), ...problems },
  },
)

/** Open to every member, as the exercises are. */
export const roundRoutes = createRouter()
  .openapi(round, async (context) => {
    const { day } = context.req.valid('query')
    return context.json(await readRound(context.var.services, sessionOf(context).user.id, day), 200)
  })
  .openapi(rate, async (context) => {
    const { services, user } = await countAct(context, rateLimit)
    const { exercise, part } = context.req.valid('param')
    const { success, data: id } = roundItemId.safeParse(`${exercise}/${part}`)
    if (!success) throw new Problem('not-found')
    await keepRating(services, user.id, id, context.req.valid('json'))
    return context.body(null, 204)
  })
  .openapi(map, async (context) => {
    const { db, content } = context.var.services
    const { user } = sessionOf(context)
    const [runs, items] = await Promise.all([findRuns(db, user.id), findItems(db, user.id)])
    return context.json({ skills: skillsMap({ ...content.practice, runs, items }) }, 200)
  })
