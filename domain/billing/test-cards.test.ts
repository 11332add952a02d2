import { describe, expect, it } from 'vitest'
import { paymentRequest } from './contract.ts'
import { isCardNumber, testCardReference } from './test-cards.ts'

describe('the test card numbers', () => {
  it.each([
    ['4242 4242 4242 4242', 'pm_card_visa'],
    ['5555 5555 5555 4444', 'pm_card_mastercard'],
    ['3782 822463 10005', 'pm_card_amex'],
    ['4000 0000 0000 0002', 'pm_card_visa_chargeDeclined'],
    ['4000 0000 0000 9995', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    ['4000 0000 0000 0069', 'pm_card_chargeDeclinedExpiredCard'],
    ['4000 0000 0000 0127', 'pm_card_chargeDeclinedIncorrectCvc'],
    ['4000 0000 0000 0119', 'pm_card_chargeDeclinedProcessingError'],
    ['4000 0025 0000 3155', 'pm_card_authenticationRequired'],
    ['4000 0027 6000 3184', 'pm_card_authenticationRequired'],
    ['4000 0082 6000 3178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    ['4242-4242-4242-4242', 'pm_card_visa'],
  ])('%s becomes %s', (number, reference) => {
    expect(testCardReference(number)).toBe(reference)
    expect(paymentRequest.shape.paymentMethodId.safeParse(reference).success).toBe(true)
  })

  it.each([
    ['a real-looking number that is no test card', '4111 1111 1111 1111'],
    ['a mistyped check digit', '4242 4242 4242 4241'],
    ['too few digits', '4242 4242'],
    ['letters', '4242 4242 4242 424a'],
    ['nothing', ''],
  ])('%s has no reference', (_, number) => {
    expect(testCardReference(number)).toBeNull()
  })
})

describe('isCardNumber', () => {
  it.each([
    ['4111 1111 1111 1111', true],
    ['4111 1111 1111 1112', false],
    ['0'.repeat(11), false],
    ['0'.repeat(12), true],
    ['0'.repeat(19), true],
    ['0'.repeat(20), false],
  ])('%s → %s', (number, expected) => {
    expect(isCardNumber(number)).toBe(expected)
  })
})

describe('the payment request', () => {
  const request = { email: 'ada@example.org', name: 'Ada' }

  it.each([
    '4242424242424242',
    'pm_4242424242424242',
    'pm_card_4242424242424',
    'tok_visa',
    'pm_',
    'pm_a b',
  ])('refuses %s as a payment method', (paymentMethodId) => {
    expect(paymentRequest.safeParse({ ...request, paymentMethodId }).success).toBe(false)
  })

  it("takes the provider's references", () => {
    const reference = 'pm_1PgafTB7WZ01zgkWw4xV8wFr'
    expect(paymentRequest.safeParse({ ...request, paymentMethodId: reference }).success).toBe(true)
  })
})
