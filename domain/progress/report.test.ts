import { describe, expect, it } from 'vitest'
import { isReportRange, shapeProgressReport } from './report.ts'

const range = { from: '2026-11-20', to: '2026-11-22', timeZone: 'Europe/Zurich' }
const nothing = { days: [], modules: [], spends: [] }
const points = (learning: number, interaction: number) => ({
  interaction,
  learning,
  achievement: 0,
  consistency: 0,
})

describe('range of a report', () => {
  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-21', '2026-11-20', false],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-01', '2027-01-02', false],
  ])('from %s to %s: %s', (from, to, allowed) => expect(isReportRange({ from, to })).toBe(allowed))
})

describe('Progress report', () => {
  it('has every day of the range once, also when nothing happened', () => {
    const report = shapeProgressReport(range, nothing)
    expect(report.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(report.totals).toEqual({
      points: { total: 0, interaction: 0, learning: 0, achievement: 0, consistency: 0 },
      conversations: 0,
      practiceDays: 0,
      modulesVisited: 0,
      tokens: 0,
    })
  })

  it('sums points by category, conversations and practice days', () => {
    const { totals, days } = shapeProgressReport(range, {
      ...nothing,
      days: [
        { day: '2026-11-20', points: points(2, 3), conversations: 1, isPracticeDay: true },
        { day: '2026-11-22', points: points(0, 13), conversations: 2, isPracticeDay: true },
      ],
    })
    expect(totals).toMatchObject({
      points: { total: 18, learning: 2, interaction: 16 },
      conversations: 3,
      practiceDays: 2,
    })
    expect(days[1]).toMatchObject({ day: '2026-11-21', conversations: 0, isPracticeDay: false })
  })

  it("puts tokens on the user's own day and leaves out what lies beyond the range", () => {
    const { days, totals } = shapeProgressReport(range, {
      ...nothing,
      spends: [
        { at: new Date('2026-11-19T22:45:00Z'), tokens: 1 },
        { at: new Date('2026-11-19T23:00:00Z'), tokens: 10 },
        { at: new Date('2026-11-20T22:45:00Z'), tokens: 100 },
        { at: new Date('2026-11-22T23:00:00Z'), tokens: 1_000 },
      ],
    })
    expect(days.map(({ tokens }) => tokens)).toEqual([110, 0, 0])
    expect(totals.tokens).toBe(110)
  })

  it('lists modules by visits and leaves out those without any', () => {
    const { modules, totals } = shapeProgressReport(range, {
      ...nothing,
      modules: [
        { module: 'coaching', visits: 1, conversations: 0 },
        { module: 'friendship', visits: 3, conversations: 1 },
        { module: 'life-skills', visits: 0, conversations: 0 },
      ],
    })
    expect(modules.map(({ module }) => module)).toEqual(['friendship', 'coaching'])
    expect(totals.modulesVisited).toBe(2)
  })
})
