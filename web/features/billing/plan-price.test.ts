import { describe, expect, it } from 'vitest'
import { billingInterval, formatPrice } from './plan-price.ts'

const price = { amount: 1000, currency: 'usd', interval: 'month' } as const

describe('the price in the payment step', () => {
  it.each([
    [1000, 'usd', '$10.00'],
    [999, 'USD', '$9.99'],
    [123_456_789, 'usd', '$1,234,567.89'],
    [0, 'usd', '$0.00'],
    [1250, 'eur', '€12.50'],
    [1000, 'jpy', '¥10.00'],
  ])('%i of the smallest unit of %s reads %s', (amount, currency, text) => {
    expect(formatPrice({ ...price, amount, currency })).toBe(text)
  })

  it('falls back to $9.99 a month when the payment service gives no price', () => {
    expect(formatPrice(undefined)).toBe('$9.99')
    expect(billingInterval(undefined)).toBe('month')
    expect(billingInterval({ ...price, interval: 'year' })).toBe('year')
  })
})
