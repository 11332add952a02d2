import type { ModuleId } from '../coaching/module-ids.ts'
import type { AchievementId, AchievementProgress } from './achievements.ts'
import type { Activity } from './activity.ts'
import type { CalendarDay } from './calendar-day.ts'
import type { Points } from './points.ts'
import type { RestDays } from './rest-days.ts'
import type { DayVisit } from './streak.ts'

/** How many page visits are remembered, so that several open pages count their messages apart. */
export const MAX_REMEMBERED_VISITS = 20

/**
 * All that the rules need to know. The level follows from the points (`levelFor`), titles and targets of
 * achievements from the catalogue (`listAchievements`). Whether any of it is shown is a setting of the user's;
 * progress is kept either way, so that switching the game elements off loses nothing.
 */
export type ProgressState = {
  points: Points
  streak: number
  lastVisit: DayVisit | null
  /** The last streak that ended, until it is given back by rest days declared afterwards. */
  interruptedStreak: { streak: number; lastDay: CalendarDay; resumedDay: CalendarDay } | null
  achievements: Partial<Record<AchievementId, AchievementProgress>>
  /** Every module opened so far, with the hour (UTC, `YYYY-MM-DDTHH`) in which that gave its points. */
  visitedModules: Partial<Record<ModuleId, string[]>>
  /** The cards of the skills library whose opening gave points, each with its hour (UTC), newest first. */
  openedCards: { card: string; hour: string }[]
  /** Messages per page visit, the most recently used first. */
  visits: { id: string; messages: number }[]
  /** At most 10, newest first. */
  recentActivities: Activity[]
  /** The user's own choice: a reset of the progress keeps it. */
  restDays: RestDays
}

/** Where everybody starts. */
export function defaultProgress(): ProgressState {
  return {
    points: { total: 0, interaction: 0, learning: 0, achievement: 0, consistency: 0 },
    streak: 0,
    lastVisit: null,
    interruptedStreak: null,
    achievements: {},
    visitedModules: {},
    openedCards: [],
    visits: [],
    recentActivities: [],
    restDays: { weekdays: [], dates: [] },
  }
}
