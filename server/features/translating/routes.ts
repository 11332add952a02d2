import { translateReply, translateRequest } from '#domain/translating/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply } from '../../platform/http/define-route.ts'
import { limitReplyTime, modelProblems } from '../coaching/index.ts'
import { presentUsage } from '../token-allowance/index.ts'
import { translate as translateText } from './translate-message.ts'

const translate = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/translate',
    summary: 'Say what words can mean, or how own words may sound',
    request: jsonBody(translateRequest),
    responses: { 200: jsonReply(translateReply, 'What they say and can mean'), ...modelProblems },
  },
)

export const translatingRoutes = createRouter().openapi(translate, async (context) => {
  const { services } = context.var
  const { user } = sessionOf(context)
  const { usage, ...result } = await services.runningReplies.wait(
    translateText(services, user.id, context.req.valid('json'), limitReplyTime(context.req.raw.signal)),
  )
  return context.json({ ...result, usage: presentUsage(usage) }, 200)
})
