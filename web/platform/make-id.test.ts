import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeId } from './make-id.ts'

afterEach(() => vi.unstubAllGlobals())

describe('an id', () => {
  it('is a UUID', () => expect(z.uuid().safeParse(makeId()).success).toBe(true))

  it('is one without HTTPS too, where randomUUID is missing', () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const ids = Array.from({ length: 20 }, makeId)
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
    expect(new Set(ids).size).toBe(20)
  })
})
