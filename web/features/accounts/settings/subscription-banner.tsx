import type { ReactNode } from 'react'
import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { subscriptionTexts as texts } from './texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days that begin before the grace is over, so that the last one counts until its end. */
const daysUntil = (moment: string, nowMs: number) =>
  Math.max(1, Math.ceil((Date.parse(moment) - nowMs) / DAY_MS))

type SubscriptionBannerProps = { subscription: SubscriptionReply; action?: ReactNode; nowMs?: number }

/** Says that a payment failed and how long coaching goes on, or that it ended; nothing while all is well. */
export function SubscriptionBanner({ subscription, action, nowMs = Date.now() }: SubscriptionBannerProps) {
  const { status, graceEndsAt } = subscription
  if (status === 'ended')
    return (
      <Banner variant="warning" title={texts.endedTitle} action={action}>
        {texts.ended}
      </Banner>
    )
  if (status !== 'past_due' || !graceEndsAt) return null
  return (
    <Banner variant="warning" title={texts.pastDueTitle} action={action}>
      {texts.pastDue(texts.days(daysUntil(graceEndsAt, nowMs)), longDate(graceEndsAt))}
    </Banner>
  )
}
