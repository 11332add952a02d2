import { expect, it } from 'vitest'
import { updateStep } from './update-step.ts'

it.each([
  ['nothing newer', { page: 'a', waiting: null, active: 'a' }, 'none'],
  ['a newer worker that waits', { page: 'a', waiting: 'b', active: null }, 'ask'],
  ['a page that came newer from the server', { page: 'b', waiting: 'b', active: 'a' }, 'take-over'],
  ['a newer worker that another tab let in', { page: 'a', waiting: null, active: 'b' }, 'ask'],
  ['a page without a version, as while developing', { page: null, waiting: 'b', active: 'a' }, 'none'],
] as const)('%s', (_, versions, step) => expect(updateStep(versions)).toBe(step))
