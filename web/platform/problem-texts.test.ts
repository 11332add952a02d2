import { describe, expect, it } from 'vitest'
import { type ProblemCode, problemStatus } from '#domain/problems.ts'
import { problemText } from './problem-texts.ts'

const codes = [...(Object.keys(problemStatus) as ProblemCode[]), 'network' as const]

describe('the texts of the error catalogue (specification, section 8)', () => {
  it.each([
    ['invalid-credentials', {}, 'Error', 'Invalid email or password. Please try again.'],
    ['token-limit-exceeded', {}, 'Token Limit Exceeded', "You've reached your monthly token limit."],
    ['account-creation-failed', {}, 'Error', 'Something went wrong. Please try again.'],
    ['payment-failed', {}, 'Payment Error', 'There was an issue processing your payment.'],
    [
      'payment-declined',
      { reason: 'Your card was declined.' },
      'Payment Error',
      'Payment processing failed: Your card was declined.',
    ],
    ['payment-declined', {}, 'Payment Error', 'Payment processing failed: Unknown error'],
    ['unauthenticated', {}, 'Authentication required', 'Sign in to go on.'],
  ] as const)('%s %j', (code, data, title, text) => {
    expect(problemText({ code, data })).toMatchObject({ title, text })
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'from-a-proxy',
  ])('has words for %s, which is no code', (code) => {
    const words = problemText({ code: code as ProblemCode, data: {} })
    expect(words).toEqual(problemText({ code: 'unexpected', data: {} }))
  })

  it('leads away from the page only without a session', () => {
    const leaving = codes.filter((code) => problemText({ code, data: {} }).place === 'redirect')
    expect(leaving).toEqual(['unauthenticated'])
  })

  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('says how long to wait: %i seconds as "%s"', (retryAfterSeconds, wait) => {
    expect(problemText({ code: 'rate-limited', data: { retryAfterSeconds } }).text).toContain(`Wait ${wait},`)
  })

  it.each(codes)('%s: plain sentences without cheer', (code) => {
    const { text } = problemText({ code, data: {} })
    expect(text.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/!|therapy|treatment|diagnosis|oops/i)
  })

  it('has words for a code of a newer server', () => {
    expect(problemText({ code: 'not-known-yet' as ProblemCode, data: {} }).text).toContain('went wrong')
  })
})
