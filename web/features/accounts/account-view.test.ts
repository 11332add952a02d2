import { describe, expect, it } from 'vitest'
import { accountAddress, readAccountView } from './account-view.ts'

describe('what /signup opens with', () => {
  it.each([
    ['', null, 'sign-up'],
    ['?mode=login', null, 'sign-in'],
    ['', { login: true }, 'sign-in'],
    ['', { login: false }, 'sign-up'],
    ['', 'anything else', 'sign-up'],
    ['?mode=reset', null, 'request-reset'],
    ['?mode=unknown', null, 'sign-up'],
  ])('%j with the state %j opens %s', (search, state, view) => {
    expect(readAccountView({ search, state })).toBe(view)
  })

  it.each(['sign-in', 'sign-up', 'request-reset'] as const)('the address of %s opens it', (view) => {
    const { pathname, search } = accountAddress(view)
    expect(pathname).toBe('/signup')
    expect(readAccountView({ search, state: null })).toBe(view)
  })
})
