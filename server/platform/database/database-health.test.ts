import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { createDatabaseHealth } from './database-health.ts'

const full = Object.assign(new Error('could not extend file'), { code: '53100' })
const unavailable = { code: 'database-unavailable', data: { retryAfterSeconds: 10 } }

let isThere: boolean
let now: Date
let freeBytes: number
const db = {
  execute: () => (isThere ? Promise.resolve() : Promise.reject(new Error('away'))),
} as unknown as Database
const remote = () => createDatabaseHealth({ db, now: () => now })
const embedded = () => createDatabaseHealth({ db, now: () => now, readFreeBytes: () => freeBytes })

beforeEach(() => {
  isThere = true
  now = new Date('2026-11-21T12:00:00Z')
  freeBytes = 0
})

describe('the health of the database', () => {
  it('is what the database answers', async () => {
    const health = remote()
    await health.check()
    expect(await health.isAnswering()).toBe(true)
    isThere = false
    await expect(health.check()).rejects.toMatchObject(unavailable)
    expect(await health.isAnswering()).toBe(false)
  })

  it('is bad for a minute after a write found no room', async () => {
    const health = remote()
    expect(health.note(new Error('insert', { cause: full }))).toBe(true)
    now = new Date(now.getTime() + 59_999)
    await expect(health.check()).rejects.toMatchObject(unavailable)
    now = new Date(now.getTime() + 1)
    await health.check()
  })

  it('is bad until there is room again, where that can be seen', async () => {
    const health = embedded()
    await health.check()
    health.note(full)
    now = new Date(now.getTime() + 3_600_000)
    freeBytes = 16 * 1024 * 1024 - 1
    await expect(health.check()).rejects.toMatchObject(unavailable)
    freeBytes += 1
    await health.check()
    freeBytes = 0
    await health.check()
  })

  it('does not follow from a failure of anything else', async () => {
    const health = remote()
    expect(health.note(new Error('no'))).toBe(false)
    expect(health.note(Object.assign(new Error('taken'), { code: '23505' }))).toBe(false)
    await health.check()
  })
})
