import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { accountFailureText, createAccount } from './create-account.ts'

describe('when the account cannot be made', () => {
  it("says 'Form data is missing' when the details are gone", async () => {
    const error = await createAccount(null).catch((thrown: unknown) => thrown)
    expect(accountFailureText(error)).toBe('Form data is missing')
  })

  it.each([
    [new ApiProblem('account-creation-failed'), 'Something went wrong. Please try again.'],
    [new Error('The tab was closed.'), 'The tab was closed.'],
    [new Error(''), 'Something went wrong. Please try again.'],
    ['anything', 'Something went wrong. Please try again.'],
  ])('says the message, or that something went wrong: %s', (error, text) => {
    expect(accountFailureText(error)).toBe(text)
  })
})
