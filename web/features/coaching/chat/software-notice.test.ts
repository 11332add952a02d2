// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '#web/platform/private-data.ts'
import { isSoftwareNoticeDue, markSoftwareNoticeShown } from './software-notice.ts'

beforeEach(() => localStorage.clear())
const evening = new Date(2026, 10, 21, 23, 59)
const nextDay = new Date(2026, 10, 22, 0, 0)

describe('"This is software, not a person"', () => {
  it('is due at first use', () => expect(isSoftwareNoticeDue(evening)).toBe(true))

  it("is due once per day of the person's own calendar", () => {
    markSoftwareNoticeShown(evening)
    expect(isSoftwareNoticeDue(evening)).toBe(false)
    expect(isSoftwareNoticeDue(nextDay)).toBe(true)
  })

  it('is due for the next person on the device', () => {
    markSoftwareNoticeShown(evening)
    forgetPerson()
    expect(isSoftwareNoticeDue(evening)).toBe(true)
  })

  it('is due where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(isSoftwareNoticeDue(evening)).toBe(true)
  })
})
