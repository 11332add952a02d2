import { describe, expect, it } from 'vitest'
import { type SubscriptionState, subscriptionAccess } from './subscription-access.ts'

const periodEnd = new Date('2026-12-21T12:00:00Z')
const before = new Date('2026-12-21T11:59:59.999Z')
const subscription = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  status: 'active',
  currentPeriodEnd: periodEnd,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  ...changes,
})

describe('what a subscription allows', () => {
  it('is everything while it is active, also when the next charge is late in being reported', () => {
    expect(subscriptionAccess(subscription(), before)).toEqual({ level: 'active', endsAt: null })
    expect(subscriptionAccess(subscription(), new Date('2026-12-23T00:00:00Z')).level).toBe('active')
  })

  it('is everything until the end of the period once it is cancelled, and nothing from then on', () => {
    const cancelled = subscription({ cancelAtPeriodEnd: true })
    expect(subscriptionAccess(cancelled, before)).toEqual({ level: 'active', endsAt: periodEnd })
    expect(subscriptionAccess(cancelled, periodEnd)).toEqual({ level: 'ended' })
  })

  it('has 7 days of grace after a failed charge', () => {
    const pastDue = subscription({ status: 'past_due', pastDueSince: new Date('2026-12-21T13:00:00Z') })
    const graceEndsAt = new Date('2026-12-28T13:00:00Z')
    expect(subscriptionAccess(pastDue, new Date('2026-12-28T12:59:59.999Z'))).toEqual({
      level: 'past-due',
      graceEndsAt,
    })
    expect(subscriptionAccess(pastDue, graceEndsAt)).toEqual({ level: 'ended' })
  })

  it('counts the grace from the period’s end when nobody saw the failed charge', () => {
    const pastDue = subscription({ status: 'past_due' })
    expect(subscriptionAccess(pastDue, periodEnd)).toEqual({
      level: 'past-due',
      graceEndsAt: new Date('2026-12-28T12:00:00Z'),
    })
  })

  it('is nothing once it has ended, or without one', () => {
    expect(subscriptionAccess(subscription({ status: 'ended' }), before)).toEqual({ level: 'ended' })
    expect(subscriptionAccess(null, before)).toEqual({ level: 'ended' })
  })
})
