import type { ModuleId } from '../coaching/module-ids.ts'
import type { AchievementId } from '../progress/achievements.ts'
import { type CalendarDay, calendarDay, calendarIn } from '../progress/calendar-day.ts'
import type { CategoryPoints, Points } from '../progress/points.ts'
import type { ProgressReport } from '../progress/report.ts'
import type { ShareItem } from './share-items.ts'
import {
  type PracticeSource,
  type SharedNote,
  type SharedSkill,
  sharedNotes,
  sharedSkills,
} from './shared-practice.ts'

/** Who shares what with whom, of which days, until when. */
export type ShareTerms = {
  sharedBy: string
  recipient: string
  items: readonly ShareItem[]
  /** The person's own calendar days, both included. */
  from: CalendarDay
  to: CalendarDay
  timeZone: string
  madeAt: Date
  expiresAt: Date
}

/**
 * All that a recipient sees, and all that a preview shows. Parts that were not picked are absent. It is made once,
 * with its link, and kept: what happens afterwards, even on a day of the range, is never added to it. A part can be taken
 * out of it later, and a note goes with its original.
 */
export type SharedReport = Omit<ShareTerms, 'items' | 'madeAt' | 'expiresAt'> & {
  items: ShareItem[]
  madeAt: string
  expiresAt: string
  /** Every day of the range, oldest first; so in all parts below that have days with numbers. */
  points?: { totals: Points; days: { day: CalendarDay; points: CategoryPoints }[] }
  /** The most visited first. */
  modules?: { module: ModuleId; visits: number }[]
  conversations?: { total: number; days: { day: CalendarDay; conversations: number }[] }
  /** Only the days with practice. */
  practiceDays?: { total: number; days: CalendarDay[] }
  /** In the content's order. */
  skills?: SharedSkill[]
  /** The newest first. */
  notes?: SharedNote[]
  /** All that were unlocked up to this day, also those from before the range: their own days are not kept. */
  achievements?: { asOf: CalendarDay; unlocked: AchievementId[] }
  tokens?: { total: number; days: { day: CalendarDay; tokens: number }[] }
}

type Source = { report: ProgressReport; unlocked: readonly AchievementId[]; practice: PracticeSource }
type Parts = Omit<SharedReport, keyof ShareTerms>

/** Under which name each item stands in a report. */
const partNames = {
  points: 'points',
  modules: 'modules',
  conversations: 'conversations',
  'practice-days': 'practiceDays',
  skills: 'skills',
  notes: 'notes',
  achievements: 'achievements',
  tokens: 'tokens',
} as const satisfies Record<ShareItem, keyof Parts>

function partOf(item: ShareItem, { report, unlocked, practice }: Source, terms: ShareTerms): Parts {
  const { days, modules, totals } = report
  const shownDays = { range: terms, dayOf: calendarIn(terms.timeZone) }
  switch (item) {
    case 'points':
      return { points: { totals: totals.points, days: days.map(({ day, points }) => ({ day, points })) } }
    case 'modules': {
      const visited = modules.filter(({ visits }) => visits > 0)
      return { modules: visited.map(({ module, visits }) => ({ module, visits })) }
    }
    case 'conversations': {
      const counted = days.map(({ day, conversations }) => ({ day, conversations }))
      return { conversations: { total: totals.conversations, days: counted } }
    }
    case 'practice-days': {
      const practised = days.filter(({ isPracticeDay }) => isPracticeDay)
      return { practiceDays: { total: totals.practiceDays, days: practised.map(({ day }) => day) } }
    }
    case 'skills':
      return { skills: sharedSkills(practice, shownDays) }
    case 'notes':
      return { notes: sharedNotes(practice, shownDays) }
    case 'achievements':
      return { achievements: { asOf: calendarDay(terms.madeAt, terms.timeZone), unlocked: [...unlocked] } }
    case 'tokens':
      return { tokens: { total: totals.tokens, days: days.map(({ day, tokens }) => ({ day, tokens })) } }
  }
}

/** Makes the report of what was picked, and of nothing else; the preview and the link both come from here. */
export function makeSharedReport(terms: ShareTerms, source: Source): SharedReport {
  const { sharedBy, recipient, items, from, to, timeZone, madeAt, expiresAt } = terms
  const shared: SharedReport = {
    sharedBy,
    recipient,
    items: [...items],
    from,
    to,
    timeZone,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
  for (const item of items) Object.assign(shared, partOf(item, source, terms))
  return shared
}

/** A report without one of its items; the others stay as they are. */
export function withoutItem(report: SharedReport, item: ShareItem): SharedReport {
  const { [partNames[item]]: _, ...rest } = report
  return { ...rest, items: report.items.filter((each) => each !== item) }
}

/** A report without one of the notes in it. */
export const withoutNote = (report: SharedReport, id: string): SharedReport =>
  report.notes ? { ...report, notes: report.notes.filter((note) => note.id !== id) } : report

/** Whether the range ends today at the latest, by the person's own calendar: a kept report cannot hold days to come. */
export function hasNoFutureDays({ to, timeZone }: Pick<ShareTerms, 'to' | 'timeZone'>, now: Date): boolean {
  return to <= calendarDay(now, timeZone)
}
