import { describe, expect, it } from 'vitest'
import { readNotice, writeNotices } from './notice.ts'

const users = Array.from({ length: 1_000 }, () => crypto.randomUUID())

describe('notices', () => {
  it('tell many users in few notifications, each short enough for PostgreSQL', () => {
    const notices = writeNotices(users, 'tokens')
    expect(notices.length).toBeLessThanOrEqual(6)
    for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8_000)
    expect(notices.flatMap((notice) => readNotice(notice).userIds)).toEqual(users)
    expect(new Set(notices.map((notice) => readNotice(notice).topic))).toEqual(new Set(['tokens']))
  })

  it('are none for nobody', () => expect(writeNotices([], 'tokens')).toEqual([]))

  it('of an earlier version are understood', () => {
    expect(readNotice('{"userId":"ada","topic":"settings"}')).toEqual({ userIds: ['ada'], topic: 'settings' })
  })
})
