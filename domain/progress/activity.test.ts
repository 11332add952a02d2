import { describe, expect, it } from 'vitest'
import { type Activity, addRecentActivity, describeActivity } from './activity.ts'

const titleOf = (id: string) => (id === 'nt-translator' ? 'NT Translator' : id)

describe('descriptions of activities', () => {
  it.each<[Parameters<typeof describeActivity>[0], string]>([
    [{ reason: 'module-visit', module: 'nt-translator' }, 'Visited NT Translator module'],
    [{ reason: 'demo-interaction' }, 'Started a conversation'],
    [{ reason: 'demo-learning' }, 'Learned a new skill'],
    [{ reason: 'demo-achievement' }, 'Completed a challenge'],
    [{ reason: 'demo-consistency' }, 'Daily login bonus'],
    [{ reason: 'achievement-unlocked', achievement: 'deep-dive' }, 'Unlocked achievement: Deep Dive'],
    [{ reason: 'level-reached', level: 4 }, 'Reached level 4: Practitioner'],
  ])('%j reads %j', (activity, text) => expect(describeActivity(activity, titleOf)).toBe(text))
})

describe('recent activities', () => {
  const at = (timestamp: string): Activity => ({
    id: timestamp,
    type: 'points',
    reason: 'resource',
    timestamp,
  })

  it('put one that is reported late in its place by time', () => {
    const recent = [at('2026-11-21T12:00:00Z'), at('2026-11-21T10:00:00Z')]
    expect(addRecentActivity(recent, at('2026-11-21T13:00:00+02:00')).map(({ id }) => id)).toEqual([
      '2026-11-21T12:00:00Z',
      '2026-11-21T13:00:00+02:00',
      '2026-11-21T10:00:00Z',
    ])
  })

  it('leave out one that is older than the ten kept', () => {
    const recent = Array.from({ length: 10 }, (_, index) => at(`2026-11-${21 - index}T12:00:00Z`))
    expect(addRecentActivity(recent, at('2026-11-01T12:00:00Z'))).toEqual(recent)
  })
})
