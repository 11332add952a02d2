import {
  paidReply,
  paymentConfirmation,
  paymentReply,
  paymentRequest,
  productReply,
  webhookReply,
} from '#domain/billing/contract.ts'
import { createRouter } from '../../platform/http/app-env.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { billingLimits } from './billing-limits.ts'
import { confirmPayment } from './confirm-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startPayment } from './start-payment.ts'

const providerProblems = ['payment-failed', 'payment-provider-unavailable'] as const
const paymentProblems = [
  ...providerProblems,
  'invalid-request',
  'malformed-json',
  'rate-limited',
  'payment-declined',
  'payment-in-progress',
] as const

const readProduct = defineRoute(
  { access: 'open', limit: billingLimits.productByAddress },
  {
    method: 'get',
    path: '/billing/product',
    summary: 'The plan, and how its card field is made',
    responses: {
      200: jsonReply(productReply, 'The plan'),
      ...problemReplies('rate-limited', ...providerProblems),
    },
  },
)

const pay = defineRoute(
  { access: 'open', limit: billingLimits.paymentByAddress },
  {
    method: 'post',
    path: '/billing/payments',
    summary: 'Pay for the first period, before the account exists',
    request: jsonBody(paymentRequest),
    responses: {
      200: jsonReply(paymentReply, 'Paid, kept from before, or to be confirmed with the bank'),
      ...problemReplies('email-taken', ...paymentProblems),
    },
  },
)

const confirm = defineRoute(
  { access: 'open', limit: billingLimits.confirmationByAddress },
  {
    method: 'post',
    path: '/billing/payments/confirm',
    summary: 'Settle a payment after the bank was asked',
    request: jsonBody(paymentConfirmation),
    responses: {
      200: jsonReply(paidReply, 'The bank agreed and the payment went through'),
      ...problemReplies('payment-required', 'payment-confirmation-needed', ...paymentProblems),
    },
  },
)

const webhook = defineRoute(
  { access: 'open' },
  {
    method: 'post',
    path: '/billing/webhook',
    summary: 'Events of the card provider, signed by it',
    responses: {
      200: jsonReply(webhookReply, 'Carried out, or of no meaning here'),
      ...problemReplies('invalid-webhook-signature', 'payment-in-progress', ...providerProblems),
    },
  },
)

export const billingRoutes = createRouter()
  .openapi(readProduct, async (context) => {
    const { payments } = context.var.services
    return context.json({ productInfo: await payments.readProduct(), cardEntry: payments.cardEntry }, 200)
  })
  .openapi(pay, async (context) => {
    const order = context.req.valid('json')
    return context.json(await startPayment(context.var.services, order, clientAddress(context)), 200)
  })
  .openapi(confirm, async (context) => {
    return context.json(await confirmPayment(context.var.services, context.req.valid('json')), 200)
  })
  .openapi(webhook, async (context) => {
    // The signature is over the bytes as they were sent, so nothing may parse the body before.
    const body = await context.req.text()
    await receiveWebhook(context.var.services, { body, signature: context.req.header('stripe-signature') })
    return context.json({ received: true as const }, 200)
  })
