import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { passwordResetForm, signInForm, signUpForm } from './contract.ts'

const details = { name: 'Ada', email: 'ada@example.org', password: 'fern-42', acceptTerms: true }

function messagesOf(form: z.ZodType, value: unknown): Record<string, string[]> {
  const issues = form.safeParse(value).error?.issues ?? []
  const byField: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.join('.')
    byField[field] = [...(byField[field] ?? []), message]
  }
  return byField
}

describe('sign-up form', () => {
  it('takes valid details and trims name and e-mail', () => {
    expect(signUpForm.parse({ ...details, name: ' Ada ', email: ' ada@example.org ' })).toEqual(details)
  })

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['email', 'ada', 'Please enter a valid email'],
    ['email', '', 'Please enter a valid email'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Please enter a valid email'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['acceptTerms', false, 'You must accept the terms and conditions'],
  ])('refuses %s %j with the exact message', (field, value, message) => {
    expect(messagesOf(signUpForm, { ...details, [field]: value })).toEqual({ [field]: [message] })
  })

  it.each([
    ['name', 'Al'],
    ['password', '123456'],
    ['password', 'x'.repeat(128)],
  ])('takes %s at its limit', (field, value) => {
    expect(messagesOf(signUpForm, { ...details, [field]: value })).toEqual({})
  })
})

describe('sign-in form', () => {
  it.each([
    [{ email: 'ada', password: 'x' }, { email: ['Please enter a valid email'] }],
    [{ email: 'ada@example.org', password: '' }, { password: ['Password is required'] }],
    [{ email: 'ada@example.org', password: 'x' }, {}],
  ])('answers %j with %j', (value, messages) => {
    expect(messagesOf(signInForm, value)).toEqual(messages)
  })
})

describe('password reset form', () => {
  it('wants the same password twice', () => {
    expect(messagesOf(passwordResetForm, { password: 'fern-42', passwordAgain: 'fern-43' })).toEqual({
      passwordAgain: ['The two passwords are not the same'],
    })
    expect(messagesOf(passwordResetForm, { password: 'fern-42', passwordAgain: 'fern-42' })).toEqual({})
  })
})
