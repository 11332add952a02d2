import { z } from 'zod'
import { chatScopes, moduleIds } from '../coaching/module-ids.ts'
import { calendarDay } from '../fields/calendar-day.ts'
import { storedText } from '../fields/stored-text.ts'
import { achievementIds, demoAchievementIds } from './achievements.ts'
import { activityReasons, MAX_RECENT_ACTIVITIES } from './activity.ts'
import { MAX_EVENTS_PER_REQUEST } from './event-limits.ts'
import { pointCategories } from './points.ts'
import type { ProgressEffect } from './progress-effect.ts'
import type { ReportedEvent } from './progress-event.ts'
import type { ProgressState } from './progress-state.ts'
import { isReportRange, MAX_REPORT_DAYS, type ProgressReport } from './report.ts'

const count = z.int().min(0)
const module = z.enum(moduleIds)
/** A module, or `assistant`: the general assistant of the home page and the menu. */
const scope = z.enum(chatScopes)
const category = z.enum(pointCategories)
const cardId = storedText.min(1).max(80)
const instant = z.iso.datetime({ offset: true })

export const restDays = z.strictObject({
  /** 1 Monday to 7 Sunday (ISO 8601). */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  dates: z.array(calendarDay).max(366),
})

const occurrence = {
  id: z.uuid(),
  at: instant,
  /** IANA name; one that the server does not know counts as UTC. */
  timeZone: storedText.min(1).max(64),
}

/** Strict on purpose: an event that brings points of its own, or anything else that it has no field for, is refused. */
const reportedEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...occurrence, type: z.literal('daily-visit') }),
  z.strictObject({ ...occurrence, type: z.literal('module-opened'), module }),
  z.strictObject({ ...occurrence, type: z.literal('message-sent'), module: scope, visitId: z.uuid() }),
  z.strictObject({
    ...occurrence,
    type: z.literal('tool-used'),
    module: scope,
    tool: z.enum(['tool', 'example']),
  }),
  z.strictObject({ ...occurrence, type: z.literal('message-rewritten') }),
  z.strictObject({ ...occurrence, type: z.literal('resource-opened'), module, card: cardId }),
  z.strictObject({ ...occurrence, type: z.literal('demo-points-granted'), category }),
  z.strictObject({
    ...occurrence,
    type: z.literal('demo-achievement-advanced'),
    achievement: z.enum(demoAchievementIds),
  }),
]) satisfies z.ZodType<ReportedEvent>

export const progressEventsRequest = z.strictObject({
  events: z.array(reportedEvent).min(1).max(MAX_EVENTS_PER_REQUEST),
})
export type ProgressEventsRequest = z.infer<typeof progressEventsRequest>

/** The id makes a repeated call harmless: progress made after the reset is not taken away by its retry. */
export const progressResetRequest = z.strictObject({ id: z.uuid() })
export type ProgressResetRequest = z.infer<typeof progressResetRequest>

const categoryPoints = z.object({
  interaction: count,
  learning: count,
  achievement: count,
  consistency: count,
})
const points = categoryPoints.extend({ total: count })

const activity = z.object({
  id: z.string(),
  type: z.enum(['points', 'achievement', 'level']),
  reason: z.enum(activityReasons),
  module: module.optional(),
  achievement: z.enum(achievementIds).optional(),
  level: count.optional(),
  points: count.optional(),
  category: category.optional(),
  timestamp: instant,
})

export const progressState = z.object({
  points,
  streak: count,
  lastVisit: z.object({ day: calendarDay, at: instant, timeZone: z.string() }).nullable(),
  interruptedStreak: z.object({ streak: count, lastDay: calendarDay, resumedDay: calendarDay }).nullable(),
  achievements: z.partialRecord(z.enum(achievementIds), z.object({ progress: count, unlocked: z.boolean() })),
  visitedModules: z.partialRecord(module, z.array(z.string())),
  openedCards: z.array(z.object({ card: cardId, hour: z.string() })),
  visits: z.array(z.object({ id: z.uuid(), messages: count })),
  recentActivities: z.array(activity).max(MAX_RECENT_ACTIVITIES),
  restDays,
}) satisfies z.ZodType<ProgressState>

export const progressReply = z.object({
  state: progressState,
  /** Rises with every change. A reply with a lower one than already seen is out of date. */
  version: count,
})
export type ProgressReply = z.infer<typeof progressReply>

const progressEffect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('points-gained'), category, points: count }),
  z.object({ type: z.literal('achievement-unlocked'), achievement: z.enum(achievementIds) }),
  z.object({ type: z.literal('level-reached'), level: count }),
  z.object({ type: z.literal('streak-reached'), days: count }),
  z.object({ type: z.literal('streak-reset') }),
  z.object({ type: z.literal('deep-conversation'), module: scope }),
  z.object({ type: z.literal('progress-reset') }),
]) satisfies z.ZodType<ProgressEffect>

export const progressChangeReply = progressReply.extend({
  /** What the change meant, in order. */
  effects: z.array(progressEffect),
  /** Ids of events whose message is still being answered: send these again later. All others are done with. */
  pendingIds: z.array(z.uuid()),
})
export type ProgressChangeReply = z.infer<typeof progressChangeReply>

/** Calendar days of the user, both included. */
export const progressReportQuery = z
  .object({
    from: calendarDay,
    to: calendarDay,
    timeZone: storedText.min(1).max(64).default('UTC'),
  })
  .refine(isReportRange, {
    path: ['to'],
    message: `must not lie before from, and the range has at most ${MAX_REPORT_DAYS} days`,
  })

export const progressReportReply = z.object({
  from: calendarDay,
  to: calendarDay,
  days: z.array(
    z.object({
      day: calendarDay,
      points: categoryPoints,
      conversations: count,
      isPracticeDay: z.boolean(),
      tokens: count,
    }),
  ),
  modules: z.array(z.object({ module, visits: count, conversations: count })),
  totals: z.object({
    points,
    conversations: count,
    practiceDays: count,
    modulesVisited: count,
    tokens: count,
  }),
}) satisfies z.ZodType<ProgressReport>
export type ProgressReportReply = z.infer<typeof progressReportReply>
