import type { ModuleId } from '../coaching/module-ids.ts'
import { type AchievementId, achievementRule } from './achievements.ts'
import { type Activity, type ActivityReason, addRecentActivity } from './activity.ts'
import { levelFor } from './levels.ts'
import type { PointCategory } from './points.ts'
import type { ProgressEffect } from './progress-effect.ts'
import type { ProgressEvent } from './progress-event.ts'
import type { ProgressState } from './progress-state.ts'

/**
 * A copy of the state that one event changes, with the three acts that every rule is made of. Points raise the
 * total and their category and may reach a level; an achievement is capped and unlocks once; both are logged.
 */
export function beginChange(before: ProgressState, event: Pick<ProgressEvent, 'id' | 'at'>) {
  const state = structuredClone(before)
  const effects: ProgressEffect[] = []
  let loggedActivities = 0

  const log = (entry: Omit<Activity, 'id' | 'timestamp'>) => {
    const activity = { ...entry, id: `${event.id}:${loggedActivities}`, timestamp: event.at }
    loggedActivities += 1
    state.recentActivities = addRecentActivity(state.recentActivities, activity)
  }
  const raisePoints = (category: PointCategory, points: number) => {
    const levelBefore = levelFor(state.points.total).level
    state.points.total += points
    state.points[category] += points
    const { level } = levelFor(state.points.total)
    if (level === levelBefore) return
    log({ type: 'level', reason: 'level-reached', level })
    effects.push({ type: 'level-reached', level })
  }
  const addPoints = (
    category: PointCategory,
    points: number,
    { reason, module }: { reason: ActivityReason; module?: ModuleId | null },
  ) => {
    log({ type: 'points', reason, ...(module && { module }), points, category })
    effects.push({ type: 'points-gained', category, points })
    raisePoints(category, points)
  }
  const setAchievement = (id: AchievementId, progress: number) => {
    if (state.achievements[id]?.unlocked) return
    const { target, category, points } = achievementRule(id)
    const unlocked = progress >= target
    state.achievements[id] = { progress: Math.min(progress, target), unlocked }
    if (!unlocked) return
    log({
      type: 'achievement',
      reason: 'achievement-unlocked',
      achievement: id,
      points,
      category,
    })
    effects.push({ type: 'achievement-unlocked', achievement: id })
    raisePoints(category, points)
  }
  const advanceAchievement = (id: AchievementId) =>
    setAchievement(id, (state.achievements[id]?.progress ?? 0) + 1)

  return { state, effects, addPoints, setAchievement, advanceAchievement }
}

export type ProgressChange = ReturnType<typeof beginChange>
