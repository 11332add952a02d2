import { moduleOf } from '../coaching/module-ids.ts'
import { beginChange, type ProgressChange } from './begin-change.ts'
import { countMessage } from './message-rules.ts'
import { countModuleVisit } from './module-visit-rules.ts'
import { countOpenedCard } from './opened-card-rules.ts'
import { demoPointsFor, pointsFor } from './points.ts'
import type { ProgressEffect } from './progress-effect.ts'
import type { ProgressEvent } from './progress-event.ts'
import { defaultProgress, type ProgressState } from './progress-state.ts'
import { countDailyVisit, declareRestDays } from './streak-rules.ts'

/**
 * What one event changes, and what the person is told about it (specification, section 4). The same function
 * runs in the browser at once and on the server again; it neither reads a clock nor changes its arguments.
 * Each id must be applied once: the caller knows which ids it has seen.
 */
export function applyProgressEvent(
  state: ProgressState,
  event: ProgressEvent,
): { state: ProgressState; effects: ProgressEffect[] } {
  if (event.type === 'progress-reset') {
    return {
      state: { ...defaultProgress(), restDays: structuredClone(state.restDays) },
      effects: [{ type: 'progress-reset' }],
    }
  }
  const change = beginChange(state, event)
  carryOut(change, event)
  return { state: change.state, effects: change.effects }
}

function carryOut(change: ProgressChange, event: Exclude<ProgressEvent, { type: 'progress-reset' }>): void {
  switch (event.type) {
    case 'daily-visit':
      countDailyVisit(change, { at: event.at, timeZone: event.timeZone })
      break
    case 'module-opened':
      countModuleVisit(change, event)
      break
    case 'message-sent':
      countMessage(change, event)
      break
    case 'tool-used':
      change.addPoints('learning', pointsFor.toolUse, {
        reason: event.tool === 'example' ? 'example-use' : 'tool-use',
        module: moduleOf(event.module),
      })
      break
    case 'message-rewritten':
      change.addPoints('achievement', pointsFor.rewriteExercise, { reason: 'rewrite' })
      break
    case 'resource-opened':
      countOpenedCard(change, event)
      break
    case 'demo-points-granted':
      change.addPoints(event.category, demoPointsFor[event.category], { reason: `demo-${event.category}` })
      break
    case 'demo-achievement-advanced':
      change.advanceAchievement(event.achievement)
      break
    case 'rest-days-declared':
      declareRestDays(change, event.restDays)
      break
    default:
      event satisfies never
  }
}
