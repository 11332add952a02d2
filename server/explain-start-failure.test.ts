import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('driver'), { code, ...more })
const inQuery = (cause: Error) => new DrizzleQueryError('insert into users', ['a@example.org'], cause)

describe('what an operator reads when the product does not start', () => {
  it.each([
    [{ name: 'ErrnoError', errno: 51 }, /^The disk is full\. Free some space/],
    [withCode('ENOSPC'), /^The disk is full\./],
    [inQuery(withCode('53100')), /^The disk is full\./],
    [withCode('EADDRINUSE', { port: 3000 }), /^Port 3000 is already in use\./],
    [withCode('EACCES'), /PORT above 1023, or check DATA_DIR/],
    [withCode('ECONNREFUSED'), /^The database at DATABASE_URL does not answer\./],
    [inQuery(withCode('28P01')), /refused the user name or password/],
    [withCode('3D000'), /does not exist\. Create it first/],
    [{ name: 'ErrnoError', errno: 2 }, /^Wayfern could not start: .* error 2 of its file system$/],
    [new Error('something else'), /^Wayfern could not start: something else$/],
    ['a text', /^Wayfern could not start: a text$/],
    [undefined, /^Wayfern could not start: undefined$/],
  ])('%o', (error, line) => {
    expect(explainStartFailure(error)).toMatch(line)
  })

  it('never shows the values of a statement', () => {
    expect(explainStartFailure(inQuery(new Error('syntax')))).toBe('Wayfern could not start: syntax')
  })
})
