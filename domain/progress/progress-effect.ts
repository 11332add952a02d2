import type { ChatScope } from '../coaching/module-ids.ts'
import type { AchievementId } from './achievements.ts'
import type { PointCategory } from './points.ts'

/** What a change means to the person who made it: the material of the gamification toasts (specification, section 8). */
export type ProgressEffect =
  | { type: 'points-gained'; category: PointCategory; points: number }
  | { type: 'achievement-unlocked'; achievement: AchievementId }
  | { type: 'level-reached'; level: number }
  | { type: 'streak-reached'; days: number }
  | { type: 'streak-reset' }
  | { type: 'deep-conversation'; module: ChatScope }
  | { type: 'progress-reset' }
