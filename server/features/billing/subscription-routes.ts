import { cardReply, cardRequest, renewalReply, subscriptionReply } from '#domain/billing/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  countAgainstLimit,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import type { Services } from '../../services.ts'
import { billingLimits } from './billing-limits.ts'
import { setSubscriptionCancelled } from './cancel-subscription.ts'
import { presentSubscription } from './present-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'
import { replaceCard } from './replace-card.ts'

const changeProblems = [
  'unauthenticated',
  'rate-limited',
  'subscription-ended',
  'payment-failed',
  'payment-provider-unavailable',
] as const
const cardProblems = problemReplies(
  ...changeProblems,
  'invalid-request',
  'malformed-json',
  'payment-declined',
  'payment-in-progress',
)

const read = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'get',
    path: '/billing/subscription',
    summary: "The caller's plan and what it allows",
    responses: {
      200: jsonReply(subscriptionReply, 'The subscription as of now'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const cancel = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/billing/subscription/cancel',
    summary: 'Let the subscription end with its period',
    responses: {
      200: jsonReply(subscriptionReply, 'Ends with its period'),
      ...problemReplies(...changeProblems),
    },
  },
)

const resume = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/billing/subscription/resume',
    summary: 'Take a cancellation back before the period ends',
    responses: { 200: jsonReply(subscriptionReply, 'Goes on'), ...problemReplies(...changeProblems) },
  },
)

const renew = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/billing/subscription/renew',
    summary: 'Start a new subscription after one ended, or pay what is overdue',
    request: jsonBody(cardRequest),
    responses: { 200: jsonReply(renewalReply, 'Renewed, or to be confirmed with the bank'), ...cardProblems },
  },
)

const card = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/billing/subscription/card',
    summary: 'Charge another card from now on',
    request: jsonBody(cardRequest),
    responses: { 200: jsonReply(cardReply, 'Replaced, or to be confirmed with the bank'), ...cardProblems },
  },
)

async function changeCancellation(services: Services, userId: string, isCancelled: boolean) {
  await countAgainstLimit(services, billingLimits.subscriptionByUser, userId)
  await setSubscriptionCancelled(services, userId, isCancelled)
  return await presentSubscription(services, userId)
}

/** What a signed-in user does with the own subscription. */
export const subscriptionRoutes = createRouter()
  .openapi(read, async (context) =>
    context.json(await presentSubscription(context.var.services, sessionOf(context).user.id), 200),
  )
  .openapi(cancel, async (context) =>
    context.json(await changeCancellation(context.var.services, sessionOf(context).user.id, true), 200),
  )
  .openapi(resume, async (context) =>
    context.json(await changeCancellation(context.var.services, sessionOf(context).user.id, false), 200),
  )
  .openapi(renew, async (context) => {
    const { services, user } = await countAct(context, billingLimits.cardByUser)
    const { paymentMethodId } = context.req.valid('json')
    return context.json(await renewSubscription(services, user, paymentMethodId), 200)
  })
  .openapi(card, async (context) => {
    const { services, user } = await countAct(context, billingLimits.cardByUser)
    const { paymentMethodId } = context.req.valid('json')
    return context.json(await replaceCard(services, user, paymentMethodId), 200)
  })
