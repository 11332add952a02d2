import { expect, it } from 'vitest'
import { normalizeEmail } from './normalize-email.ts'

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['  ada@example.org ', 'ada@example.org'],
  ['Ada@Example.ORG', 'ada@example.org'],
])('turns %j into %j', (given, stored) => {
  expect(normalizeEmail(given)).toBe(stored)
})
