import { describe, expect, it } from 'vitest'
import { dueOf, type ItemRating, rateItem } from './item-memory.ts'

const HOUR = 3_600_000
const START = new Date('2026-03-01T18:00:00Z')
const later = (hours: number) => new Date(START.getTime() + hours * HOUR)
const daysUntilDue = (...ratings: ItemRating[]) => {
  let at = START
  let memory = null
  for (const rating of ratings) {
    memory = rateItem(memory, rating, at)
    at = dueOf(memory)
  }
  return memory ? (dueOf(memory).getTime() - Date.parse(memory.now.last_review ?? '')) / HOUR / 24 : 0
}

describe('when an item comes up again', () => {
  it('is sooner the less easily it came', () => {
    expect(daysUntilDue('again')).toBeGreaterThanOrEqual(1)
    expect(daysUntilDue('again')).toBeLessThan(daysUntilDue('thought'))
    expect(daysUntilDue('thought')).toBeLessThan(daysUntilDue('easily'))
  })

  it('is later each time that it came', () => {
    expect(daysUntilDue('thought', 'thought')).toBeGreaterThan(daysUntilDue('thought'))
    expect(daysUntilDue('thought', 'thought', 'thought')).toBeGreaterThan(daysUntilDue('thought', 'thought'))
    expect(daysUntilDue('thought', 'thought', 'again')).toBeLessThan(daysUntilDue('thought', 'thought'))
  })

  it('loses nothing when a person stays away', () => {
    const memory = rateItem(rateItem(null, 'thought', START), 'thought', later(24 * 200))
    expect(dueOf(memory).getTime()).toBeGreaterThan(later(24 * 200 + 24 * 10).getTime())
  })
})

describe('a rating that is given anew', () => {
  it('takes the place of the one of the same time', () => {
    const first = rateItem(null, 'again', START)
    expect(rateItem(first, 'easily', later(1))).toEqual(rateItem(null, 'easily', later(1)))
    const second = rateItem(first, 'thought', later(30))
    expect(rateItem(second, 'again', later(31))).toEqual(rateItem(first, 'again', later(31)))
  })

  it('is a new one after six hours', () => {
    const first = rateItem(null, 'thought', START)
    expect(rateItem(first, 'thought', later(7)).before).toEqual(first.now)
  })

  it('survives being stored as JSON', () => {
    const first = rateItem(null, 'thought', START)
    const stored = JSON.parse(JSON.stringify(first))
    expect(rateItem(stored, 'easily', later(48))).toEqual(rateItem(first, 'easily', later(48)))
  })
})
