import { rewriteReply, rewriteRequest } from '#domain/rewriting/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply } from '../../platform/http/define-route.ts'
import { limitReplyTime, modelProblems } from '../coaching/index.ts'
import { presentUsage } from '../token-allowance/index.ts'
import { rewriteMessage } from './rewrite-message.ts'

const rewrite = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/rewrite',
    summary: 'Rewrite one message so that it is clear',
    request: jsonBody(rewriteRequest),
    responses: { 200: jsonReply(rewriteReply, 'The rewritten message'), ...modelProblems },
  },
)

export const rewritingRoutes = createRouter().openapi(rewrite, async (context) => {
  const { services } = context.var
  const { user } = sessionOf(context)
  const { usage, ...rewrite } = await services.runningReplies.wait(
    rewriteMessage(services, user.id, context.req.valid('json'), limitReplyTime(context.req.raw.signal)),
  )
  return context.json({ ...rewrite, usage: usage && presentUsage(usage) }, 200)
})
