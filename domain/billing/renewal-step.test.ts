import { describe, expect, it } from 'vitest'
import { renewalStep } from './renewal-step.ts'

const END = new Date('2026-12-21T12:00:00Z')
const subscription = {
  status: 'active' as const,
  currentPeriodEnd: END,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
}
const before = new Date(END.getTime() - 1)

describe('what renewing means', () => {
  it.each([
    ['never had one', null, END, 'begin'],
    ['ended', { ...subscription, status: 'ended' as const }, before, 'begin'],
    ['active', subscription, before, 'nothing'],
    ['active, the next charge not reported yet', subscription, END, 'nothing'],
    ['cancelled, a moment before the end', { ...subscription, cancelAtPeriodEnd: true }, before, 'nothing'],
    ['cancelled, at the end', { ...subscription, cancelAtPeriodEnd: true }, END, 'begin'],
    ['past due', { ...subscription, status: 'past_due' as const }, before, 'pay-overdue'],
    [
      'past due and cancelled, at the end',
      { ...subscription, status: 'past_due' as const, cancelAtPeriodEnd: true },
      END,
      'begin',
    ],
  ])('%s', (_, given, now, step) => {
    expect(renewalStep(given, now)).toBe(step)
  })
})
