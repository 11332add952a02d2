// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { paymentFailureText } from './payment-failure-text.ts'
import { takePayment } from './take-payment.ts'

const payer = { name: 'Ada', email: 'ada@example.org' }

afterEach(() => vi.unstubAllGlobals())

describe('taking a payment', () => {
  it("fails with 'Card element not found' without a card form, and sends nothing", async () => {
    const { calls } = fakeApi({})
    await expect(takePayment(null, payer, vi.fn())).rejects.toThrow('Card element not found')
    expect(calls).toEqual([])
  })

  it('sends nothing while a card field is not right', async () => {
    const { calls } = fakeApi({})
    const card = { createPaymentMethod: async () => null, answerBank: async () => undefined }
    const onCardAccepted = vi.fn()
    await expect(takePayment(card, payer, onCardAccepted)).resolves.toBe('incomplete')
    expect(onCardAccepted).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })
})

describe('the words for a payment that failed', () => {
  it.each([
    [new Error('Your postal code is invalid.'), 'Your postal code is invalid.'],
    [new Error(''), 'There was an issue processing your payment.'],
    ['anything', 'There was an issue processing your payment.'],
    [
      new ApiProblem('payment-declined', { reason: 'Your card has insufficient funds.' }),
      'Payment processing failed: Your card has insufficient funds.',
    ],
    [new ApiProblem('payment-declined'), 'Payment processing failed: Unknown error'],
    [new ApiProblem('payment-failed'), 'There was an issue processing your payment.'],
  ])('%s', (error, text) => {
    expect(paymentFailureText(error)).toBe(text)
  })

  it('are those of the payment function for every other problem', () => {
    expect(paymentFailureText(new ApiProblem('unexpected'))).toMatch(
      /^Payment processing failed: Something went wrong/,
    )
  })
})
