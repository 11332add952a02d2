import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { subscriptionTexts as texts } from './texts.ts'

function priceText(price: SubscriptionReply['price']): string {
  if (!price) return texts.unknown
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency })
  return texts.priceEvery(format.format(price.amount / 100), price.interval)
}

function nextStep(subscription: SubscriptionReply): [string, string] {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, graceEndsAt } = subscription
  const end = currentPeriodEnd ? longDate(currentPeriodEnd) : texts.none
  if (status === 'ended') return [texts.nextCharge, texts.none]
  if (status === 'past_due' && graceEndsAt) return [texts.coachingUntil, longDate(graceEndsAt)]
  return [cancelAtPeriodEnd ? texts.endsOn : texts.nextCharge, end]
}

/** What a subscription is, costs and does next, as names with their values. */
export function subscriptionFacts(subscription: SubscriptionReply): [string, string][] {
  const { plan, price, status, cancelAtPeriodEnd } = subscription
  const isCancelled = cancelAtPeriodEnd && status !== 'ended'
  return [
    [texts.plan, plan ?? texts.unknown],
    [texts.price, priceText(price)],
    [texts.status, isCancelled ? texts.cancelled : texts.states[status]],
    nextStep(subscription),
  ]
}
