import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { addDays, daysBetween } from '#domain/progress/calendar-day.ts'
import { noCategoryPoints } from '#domain/progress/points.ts'
import type { ReportDay } from '#domain/progress/report.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import type { PictureData } from './picture-card.tsx'
import { pictureOverTime } from './picture-over-time.ts'
import { toBuckets } from './report-buckets.ts'
import { conversationSeries, pointSeries, practiceSeries, tokenSeries } from './report-series.ts'
import { reportTexts as texts } from './texts.ts'

type TitleOf = (module: ModuleId) => string
/** Achievements, skills and notes have no picture: they are said in words. */
export type PicturedItem = Exclude<ShareItem, 'achievements' | 'skills' | 'notes'>

/** The days of the range with what was shared of them, and zeros in place of what was not. */
function daysOf({ from, to, points, conversations, practiceDays, tokens }: SharedReport): ReportDay[] {
  const practised = new Set(practiceDays?.days)
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return {
      day,
      points: points?.days[index]?.points ?? noCategoryPoints,
      conversations: conversations?.days[index]?.conversations ?? 0,
      isPracticeDay: practised.has(day),
      tokens: tokens?.days[index]?.tokens ?? 0,
    }
  })
}

function moduleVisits({ modules = [] }: SharedReport, titleOf: TitleOf): PictureData {
  return {
    heading: texts.modules,
    note: texts.visitsNote,
    rowHeader: texts.module,
    form: 'lying',
    series: [{ name: texts.visits, pattern: 'solid' }],
    rows: modules.map(({ module, visits }) => ({
      name: titleOf(module),
      label: titleOf(module),
      values: [visits],
    })),
  }
}

/** The picture of one item of a shared report. Only for items that the report has. */
export function sharedPicture(report: SharedReport, item: PicturedItem, titleOf: TitleOf): PictureData {
  const bars = toBuckets(daysOf(report))
  switch (item) {
    case 'points':
      return pictureOverTime(bars, { heading: texts.points, note: texts.pointsNote }, pointSeries)
    case 'modules':
      return moduleVisits(report, titleOf)
    case 'conversations': {
      const words = { heading: texts.conversations, note: texts.conversationsNote }
      return pictureOverTime(bars, words, conversationSeries)
    }
    case 'practice-days': {
      const words = { heading: texts.practiceDays, note: texts.practiceDaysNote }
      return pictureOverTime(bars, words, practiceSeries)
    }
    case 'tokens':
      return pictureOverTime(bars, { heading: texts.tokens, note: texts.tokensNote }, tokenSeries)
  }
}
