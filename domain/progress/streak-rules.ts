import type { ProgressChange } from './begin-change.ts'
import { pointsFor } from './points.ts'
import { isGapRested, type RestDays, tidyRestDays } from './rest-days.ts'
import { decideStreak } from './streak.ts'

/** The streak's achievements show the streak itself until they are unlocked (decisions, "Streak rule"). */
function setStreak({ state, setAchievement }: ProgressChange, streak: number): void {
  state.streak = streak
  setAchievement('daily-streak-3', streak)
  setAchievement('daily-streak-7', streak)
}

/** A visit on the user's own calendar day: the next day gives 5 consistency points (specification, section 4). */
export function countDailyVisit(change: ProgressChange, moment: { at: string; timeZone: string }): void {
  const { state, effects, addPoints } = change
  const { streak, lastVisit, restDays } = state
  const decision = decideStreak({ streak, lastVisit, restDays }, moment)
  if (decision.kind === 'unchanged') return
  state.lastVisit = decision.visit
  if (decision.kind === 'continued') {
    effects.push({ type: 'streak-reached', days: decision.streak })
    addPoints('consistency', pointsFor.streakDay, { reason: 'streak-day' })
  }
  if (decision.kind === 'interrupted') {
    const isStreak = lastVisit !== null && streak > 1
    if (isStreak) effects.push({ type: 'streak-reset' })
    // What ended before this gap cannot come back: the days since are not one streak with it.
    state.interruptedStreak = isStreak
      ? { streak, lastDay: lastVisit.day, resumedDay: decision.visit.day }
      : null
  }
  setStreak(change, decision.streak)
}

/**
 * Declares rest days. Exhaustion is seldom known beforehand, so they may lie in the past: when they now cover
 * the gap that ended the last streak, that streak comes back and goes on.
 */
export function declareRestDays(change: ProgressChange, restDays: RestDays): void {
  const { state, effects } = change
  state.restDays = tidyRestDays(restDays)
  const interrupted = state.interruptedStreak
  if (!interrupted || !isGapRested(interrupted.lastDay, interrupted.resumedDay, restDays)) return
  state.interruptedStreak = null
  const streak = state.streak + interrupted.streak
  effects.push({ type: 'streak-reached', days: streak })
  setStreak(change, streak)
}
