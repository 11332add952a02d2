import { describe, expect, it } from 'vitest'
import { nextPaymentStep, paymentHeldUntil, unclaimedRefundCutoff } from './open-payment.ts'

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

it('refunds what is 24 hours old', () => {
  expect(unclaimedRefundCutoff(now)).toEqual(new Date('2026-11-20T12:00:00Z'))
})
