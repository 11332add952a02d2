import { z } from 'zod'
import { moduleIds } from '../coaching/module-ids.ts'
import { calendarDay } from '../fields/calendar-day.ts'
import { storedText } from '../fields/stored-text.ts'
import { achievementIds } from '../progress/achievements.ts'
import { isReportRange, MAX_REPORT_DAYS } from '../progress/report.ts'
import { isTimeZone } from '../settings/places.ts'
import { shareItems } from './share-items.ts'
import {
  DEFAULT_LINK_DAYS,
  MAX_LINK_DAYS,
  MAX_RECIPIENT_LENGTH,
  MIN_LINK_DAYS,
  shareLinkStates,
} from './share-link.ts'
import type { SharedReport } from './shared-report.ts'

const count = z.int().min(0)
const instant = z.iso.datetime({ offset: true })
const item = z.enum(shareItems)

/**
 * The same for a preview and for a link. `from` and `to` are the person's own calendar days, both included; `to`
 * is today at the latest.
 */
export const shareRequest = z
  .strictObject({
    recipient: storedText
      .trim()
      .min(1)
      .max(MAX_RECIPIENT_LENGTH)
      .regex(/^\P{Cc}*$/u, 'must be one line of plain text'),
    items: z
      .array(item)
      .min(1)
      .refine((items) => new Set(items).size === items.length, 'must name each item once'),
    from: calendarDay,
    to: calendarDay,
    timeZone: z.string().refine(isTimeZone, 'must be a known time zone'),
    durationDays: z.int().min(MIN_LINK_DAYS).max(MAX_LINK_DAYS).default(DEFAULT_LINK_DAYS),
  })
  .refine(isReportRange, {
    path: ['to'],
    message: `must not lie before from, and the range has at most ${MAX_REPORT_DAYS} days`,
  })
export type ShareRequest = z.infer<typeof shareRequest>

const categoryPoints = z.object({
  interaction: count,
  learning: count,
  achievement: count,
  consistency: count,
})

/**
 * What the recipient sees and what the preview shows: the same value. It is a snapshot, taken when the link is
 * made; nothing that happens later is added, and a later reset takes nothing out. To take it back, take items out of it,
 * or revoke it; a note that is deleted goes out by itself.
 */
export const sharedReportReply = z.object({
  sharedBy: z.string(),
  recipient: z.string(),
  items: z.array(item),
  from: calendarDay,
  to: calendarDay,
  timeZone: z.string(),
  madeAt: instant,
  expiresAt: instant,
  points: z
    .object({
      totals: categoryPoints.extend({ total: count }),
      days: z.array(z.object({ day: calendarDay, points: categoryPoints })),
    })
    .optional(),
  modules: z.array(z.object({ module: z.enum(moduleIds), visits: count })).optional(),
  conversations: z
    .object({ total: count, days: z.array(z.object({ day: calendarDay, conversations: count })) })
    .optional(),
  practiceDays: z.object({ total: count, days: z.array(calendarDay) }).optional(),
  skills: z
    .array(
      z.object({
        name: z.string(),
        finished: z.array(z.object({ title: z.string(), day: calendarDay })),
        easily: z.array(z.string()),
        again: z.array(z.string()),
      }),
    )
    .optional(),
  notes: z
    .array(
      z.object({ id: z.uuid(), day: calendarDay, skill: z.string(), person: z.string(), text: z.string() }),
    )
    .optional(),
  /** All unlocked up to the day of making, also those from before `from`. */
  achievements: z.object({ asOf: calendarDay, unlocked: z.array(z.enum(achievementIds)) }).optional(),
  tokens: z.object({ total: count, days: z.array(z.object({ day: calendarDay, tokens: count })) }).optional(),
}) satisfies z.ZodType<SharedReport>
export type SharedReportReply = z.infer<typeof sharedReportReply>

const shareLink = z.object({
  id: z.uuid(),
  recipient: z.string(),
  items: z.array(item),
  from: calendarDay,
  to: calendarDay,
  timeZone: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  state: z.enum(shareLinkStates),
  /** How often the report was opened. */
  viewCount: count,
  /** The last minutes in which it was, newest first: the last opening of each, and how many there were. */
  recentViews: z.array(z.object({ viewedAt: instant, count })),
})
export type ShareLink = z.infer<typeof shareLink>

export const shareLinksReply = z.object({
  /** The setting `shareProgress`. Switching it off revokes every link for good. */
  isSharingOn: z.boolean(),
  /** Newest first. */
  links: z.array(shareLink),
})
export type ShareLinksReply = z.infer<typeof shareLinksReply>

export const createdShareLinkReply = z.object({
  id: z.uuid(),
  /** The only time that the link is told: the server keeps no more than a hash of its token. */
  url: z.url(),
  /** What the link shows. */
  report: sharedReportReply,
})
export type CreatedShareLinkReply = z.infer<typeof createdShareLinkReply>

/** What the link still shows after an item was taken out of it. */
export const changedShareLinkReply = z.object({ id: z.uuid(), items: z.array(item) })
export type ChangedShareLinkReply = z.infer<typeof changedShareLinkReply>

/** An item of a link, in an address. */
export const shareLinkItem = z.object({ id: z.uuid(), item })

export const revokedShareLinkReply = z.object({ id: z.uuid(), revokedAt: instant })
export type RevokedShareLinkReply = z.infer<typeof revokedShareLinkReply>

/** Links are pasted and cut, so this says nothing about being valid: a wrong token is answered like an old one. */
export const sharedReportRequest = z.strictObject({ token: z.string().max(200) })
export type SharedReportRequest = z.infer<typeof sharedReportRequest>
