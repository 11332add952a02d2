import type { ModuleId } from '../coaching/module-ids.ts'
import { type AchievementId, achievementRule } from './achievements.ts'
import { levels } from './levels.ts'
import type { PointCategory } from './points.ts'

/** How many activities are kept, newest first (specification, section 9). */
export const MAX_RECENT_ACTIVITIES = 10

/**
 * Words of each kind of activity. Those of the module visit and of the demo grants are the specification's own
 * (sections 2 and 4); `{…}` is filled in by `describeActivity`.
 */
const activityDescriptions = {
  'module-visit': 'Visited {module} module',
  'first-message': 'Started a conversation',
  'long-conversation': 'Had an extended conversation',
  'tool-use': 'Used a tool',
  'example-use': 'Asked an example question',
  rewrite: 'Rewrote a message',
  resource: 'Opened a skill card',
  'streak-day': 'Daily login bonus',
  'demo-interaction': 'Started a conversation',
  'demo-learning': 'Learned a new skill',
  'demo-achievement': 'Completed a challenge',
  'demo-consistency': 'Daily login bonus',
  'achievement-unlocked': 'Unlocked achievement: {achievement}',
  'level-reached': 'Reached level {level}: {levelTitle}',
} as const

export type ActivityReason = keyof typeof activityDescriptions
export const activityReasons = Object.keys(activityDescriptions) as ActivityReason[]

/** What happened, without words: titles of modules may change after the fact. */
export type Activity = {
  /** Made from the event's id, so that the browser and the server name the same activity alike. */
  id: string
  type: 'points' | 'achievement' | 'level'
  reason: ActivityReason
  module?: ModuleId
  achievement?: AchievementId
  level?: number
  points?: number
  category?: PointCategory
  /** ISO 8601. */
  timestamp: string
}

/** The line that the Recent Activity card shows. Module titles come from the coaching content. */
export function describeActivity(
  activity: Pick<Activity, 'reason' | 'module' | 'achievement' | 'level'>,
  titleOf: (module: ModuleId) => string,
): string {
  const { module, achievement, level } = activity
  return activityDescriptions[activity.reason]
    .replace('{module}', module ? titleOf(module) : '')
    .replace('{achievement}', achievement ? achievementRule(achievement).title : '')
    .replace('{level}', String(level))
    .replace('{levelTitle}', levels.find((entry) => entry.level === level)?.title ?? '')
}

/** Adds an activity. A late one takes its place by time, and the oldest beyond ten go. */
export function addRecentActivity(recent: readonly Activity[], activity: Activity): Activity[] {
  const time = ({ timestamp }: Activity) => Date.parse(timestamp)
  return [activity, ...recent].sort((a, b) => time(b) - time(a)).slice(0, MAX_RECENT_ACTIVITIES)
}
