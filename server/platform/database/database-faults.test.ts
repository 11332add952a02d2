import { describe, expect, it } from 'vitest'
import { Problem } from '#domain/problems.ts'
import { isDatabaseAway, isOutOfSpace } from './database-faults.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })
const wrapped = (cause: unknown) =>
  new Problem('usage-update-failed', {}, { cause: new Error('query', { cause }) })

describe('a database that is away', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    withCode('ETIMEDOUT'),
    withCode('EAI_AGAIN'),
    withCode('08006'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('53300'),
    withCode('25006'),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is known by %o', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
    expect(isDatabaseAway(wrapped(error))).toBe(true)
    expect(isOutOfSpace(error)).toBe(false)
  })

  it.each([
    withCode('23505'),
    withCode('22021'),
    new Error('no'),
    null,
    undefined,
    'ECONNRESET',
    { code: 8 },
  ])('is not what %o tells', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
    expect(isOutOfSpace(wrapped(error))).toBe(false)
  })
})

describe('a full disk', () => {
  // The last one is what the embedded database throws when it starts: no `Error`.
  it.each([
    withCode('53100'),
    withCode('ENOSPC'),
    { name: 'ErrnoError', errno: 51 },
  ])('is known by %o', (error) => {
    expect(isOutOfSpace(error)).toBe(true)
    expect(isOutOfSpace(wrapped(error))).toBe(true)
    expect(isDatabaseAway(error)).toBe(false)
  })

  it('is not what other faults of a file system tell', () => {
    expect(isOutOfSpace({ name: 'ErrnoError', errno: 2 })).toBe(false)
  })
})
