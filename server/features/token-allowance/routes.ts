import {
  countTokensReply,
  countTokensRequest,
  globalResetReply,
  tokenUsageReply,
} from '#domain/token-allowance/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { presentUsage } from './present-usage.ts'
import { readTokenUsage } from './read-token-usage.ts'
import { resetEligibleTokenUsages, resetOwnTokenUsage } from './reset-token-usage.ts'

const readUsage = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/token-usage',
    summary: "The caller's token allowance",
    responses: {
      200: jsonReply(tokenUsageReply, 'The allowance as of now'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const countTokens = defineRoute(
  { access: 'member', limit: { name: 'count-tokens', max: 120, windowSeconds: 60 } },
  {
    method: 'post',
    path: '/count-tokens',
    summary: 'How many tokens a text costs',
    request: jsonBody(countTokensRequest),
    responses: {
      200: jsonReply(countTokensReply, 'The count'),
      ...problemReplies('invalid-request', 'unauthenticated', 'rate-limited'),
    },
  },
)

const resetOwn = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/reset-token-usage',
    summary: "Reset the caller's own usage",
    responses: {
      200: jsonReply(tokenUsageReply, 'The allowance after the reset'),
      ...problemReplies('unauthenticated', 'token-reset-not-due'),
    },
  },
)

const resetAll = defineRoute(
  { access: 'operator' },
  {
    method: 'post',
    path: '/reset-token-usage/all',
    summary: 'Reset every user whose reset date has passed',
    responses: {
      200: jsonReply(globalResetReply, 'How many users were reset'),
      ...problemReplies('unauthenticated', 'forbidden'),
    },
  },
)

export const tokenAllowanceRoutes = createRouter()
  .openapi(readUsage, async (context) => {
    return context.json(
      presentUsage(await readTokenUsage(context.var.services, sessionOf(context).user.id)),
      200,
    )
  })
  .openapi(countTokens, async (context) => {
    return context.json(
      { count: await context.var.services.tokenizer.count(context.req.valid('json').text) },
      200,
    )
  })
  .openapi(resetOwn, async (context) => {
    return context.json(
      presentUsage(await resetOwnTokenUsage(context.var.services, sessionOf(context).user)),
      200,
    )
  })
  .openapi(resetAll, async (context) => {
    return context.json({ resetUsers: await resetEligibleTokenUsages(context.var.services) }, 200)
  })
