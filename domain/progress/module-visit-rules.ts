import type { ModuleId } from '../coaching/module-ids.ts'
import type { ProgressChange } from './begin-change.ts'
import { clockHour } from './clock-hour.ts'
import { pointsFor } from './points.ts'

/** How many hours per module are remembered to tell a repeated visit from a visit that is reported late. */
const MAX_REMEMBERED_HOURS = 3

/**
 * The first open of a module in a page visit: 2 learning points, at most once per module and hour of the
 * clock, so that reloading a page is no way to points. `diverse-learner` counts different modules: it rises by
 * 1 when a module is opened for the first time ever, and a repeated visit leaves it alone ("5 modules",
 * specification, section 3).
 */
export function countModuleVisit(
  { state, addPoints, advanceAchievement }: ProgressChange,
  visit: { module: ModuleId; at: string },
): void {
  const { module, at } = visit
  const hour = clockHour(at)
  const hours = state.visitedModules[module] ?? []
  const isTooOldToTell = hours.length === MAX_REMEMBERED_HOURS && hour < (hours.at(-1) ?? '')
  if (hours.includes(hour) || isTooOldToTell) return
  state.visitedModules[module] = [hour, ...hours].sort().reverse().slice(0, MAX_REMEMBERED_HOURS)
  addPoints('learning', pointsFor.moduleVisit, { reason: 'module-visit', module })
  if (hours.length === 0) advanceAchievement('diverse-learner')
}
