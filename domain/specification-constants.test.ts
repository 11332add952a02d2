import { describe, expect, it } from 'vitest'
import { deletionRequest } from './account-data/contract.ts'
import { moduleIds } from './coaching/module-ids.ts'
import { achievementRules, demoAchievementIds } from './progress/achievements.ts'
import { MAX_RECENT_ACTIVITIES } from './progress/activity.ts'
import { levels } from './progress/levels.ts'
import { demoPointsFor, pointsFor } from './progress/points.ts'
import { LOW_TOKEN_THRESHOLD, MONTHLY_TOKEN_LIMIT } from './token-allowance/allowance.ts'

describe('the constants of the specification (section 9)', () => {
  it('tokens: 500,000 a month, a warning under 1,000', () => {
    expect([MONTHLY_TOKEN_LIMIT, LOW_TOKEN_THRESHOLD]).toEqual([500_000, 1_000])
  })

  it('points', () => {
    expect(pointsFor).toEqual({
      moduleVisit: 2,
      firstMessage: 3,
      longConversation: 10,
      toolUse: 5,
      rewriteExercise: 10,
      resourceAccess: 3,
      streakDay: 5,
    })
  })

  it('grants of the Demo Controls tab', () => {
    expect(demoPointsFor).toEqual({ interaction: 5, learning: 10, achievement: 15, consistency: 5 })
    expect(demoAchievementIds).toEqual(['first-chat', 'conversation-master', 'diverse-learner', 'deep-dive'])
  })

  it('achievements: target and points', () => {
    expect(achievementRules.map(({ id, target, points }) => [id, target, points])).toEqual([
      ['first-chat', 1, 10],
      ['conversation-master', 10, 50],
      ['diverse-learner', 5, 25],
      ['daily-streak-3', 3, 15],
      ['daily-streak-7', 7, 30],
      ['deep-dive', 5, 20],
    ])
  })

  it('levels: first and last point', () => {
    expect(
      levels.map(({ level, title, minPoints, maxPoints }) => [level, title, minPoints, maxPoints]),
    ).toEqual([
      [1, 'Beginner', 0, 49],
      [2, 'Explorer', 50, 149],
      [3, 'Learner', 150, 299],
      [4, 'Practitioner', 300, 499],
      [5, 'Expert', 500, 749],
      [6, 'Master', 750, 999],
      [7, 'Guru', 1_000, Number.POSITIVE_INFINITY],
    ])
  })

  it('recent activities kept: 10', () => {
    expect(MAX_RECENT_ACTIVITIES).toBe(10)
  })

  it('13 modules, in the order of the menu', () => {
    expect(moduleIds).toEqual([
      'nt-translator',
      'friendship',
      'dating-relationships',
      'social-issues',
      'emotion-management',
      'autistic-burnout',
      'anxiety-management',
      'conquering-bullies',
      'self-care-strategies',
      'masking-unmasking',
      'emotional-intelligence',
      'coaching',
      'life-skills',
    ])
  })

  it.each([
    ['DELETE', true],
    ['delete', false],
    ['DELETE ', false],
    ['', false],
  ])('the deletion is confirmed by %j: %s', (confirmation, isConfirmed) => {
    expect(deletionRequest.safeParse({ confirmation }).success).toBe(isConfirmed)
  })
})
