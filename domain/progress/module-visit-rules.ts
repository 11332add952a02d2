import type { ModuleId } from '../coaching/module-ids.ts'
import type { ProgressChange } from './begin-change.ts'
import { clockHour } from './clock-hour.ts'
import { pointsFor } from './points.ts'

/**
 * The first open of a module: 2 learning points and +1 diverse-learner, once per module (specification, section 4).
 * Every later one changes nothing, so that leaving and coming back is no way to points. A reset of the progress makes
 * every module new.
 */
export function countModuleVisit(
  { state, addPoints, advanceAchievement }: ProgressChange,
  visit: { module: ModuleId; at: string },
): void {
  const { module, at } = visit
  if (state.visitedModules[module]) return
  state.visitedModules[module] = [clockHour(at)]
  addPoints('learning', pointsFor.moduleVisit, { reason: 'module-visit', module })
  advanceAchievement('diverse-learner')
}
