import { describe, expect, it } from 'vitest'
import {
  nextPaymentStep,
  nextStepAfterNews,
  paymentHeldUntil,
  unclaimedRefundCutoff,
} from './open-payment.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:00.001Z')

describe('the next step for an e-mail', () => {
  it('is a new payment when none is open', () => {
    expect(nextPaymentStep(null, now)).toBe('begin')
  })

  it('is the kept payment when one is paid', () => {
    expect(nextPaymentStep({ status: 'paid', heldUntil: later }, now)).toBe('kept')
  })

  it.each([
    'pending',
    'confirming',
  ] as const)('waits while a request holds the %s payment, then resumes it', (status) => {
    expect(nextPaymentStep({ status, heldUntil: later }, now)).toBe('wait')
    expect(nextPaymentStep({ status, heldUntil: now }, now)).toBe('resume')
  })

  it('holds a payment for 2 minutes', () => {
    expect(paymentHeldUntil(now)).toEqual(new Date('2026-11-21T12:02:00Z'))
  })
})

describe('news from the provider about an unclaimed payment', () => {
  it.each([
    ['pending', 'active', 'record-paid'],
    ['confirming', 'active', 'record-paid'],
    ['confirming', 'past_due', 'record-paid'],
    ['paid', 'active', 'nothing'],
    ['paid', 'past_due', 'nothing'],
    ['pending', 'ended', 'nothing'],
    ['confirming', 'ended', 'close'],
    ['paid', 'ended', 'close'],
    ['failed', 'active', 'close'],
    ['refunded', 'active', 'close'],
    ['failed', 'ended', 'nothing'],
    ['refunded', 'ended', 'nothing'],
    ['closing', 'active', 'nothing'],
    ['claimed', 'active', 'nothing'],
    ['claimed', 'ended', 'nothing'],
  ] as const)('%s and %s → %s', (payment, subscription, step) => {
    expect(nextStepAfterNews(payment, subscription)).toBe(step)
  })
})

it('refunds what is 24 hours old', () => {
  expect(unclaimedRefundCutoff(now)).toEqual(new Date('2026-11-20T12:00:00Z'))
})
