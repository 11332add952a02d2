import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { ProgressReport } from '#domain/progress/report.ts'
import type { PictureData } from './picture-card.tsx'
import { pictureOverTime } from './picture-over-time.ts'
import { toBuckets } from './report-buckets.ts'
import {
  conversationSeries,
  pointSeries,
  practiceSeries,
  type ReportSeries,
  tokenSeries,
} from './report-series.ts'
import { reportTexts as texts } from './texts.ts'

function moduleVisits({ modules }: ProgressReport, titleOf: (module: ModuleId) => string): PictureData {
  return {
    heading: texts.modules,
    note: texts.conversationsNote,
    rowHeader: texts.module,
    form: 'lying',
    series: [
      { name: texts.visits, pattern: 'solid' },
      { name: texts.conversations, pattern: 'stripes' },
    ],
    rows: modules.map(({ module, visits, conversations }) => ({
      name: titleOf(module),
      label: titleOf(module),
      values: [visits, conversations],
    })),
  }
}

/** The pictures of a report, the tokens last. Without game elements there are no points in it. */
export function reportPictures(
  report: ProgressReport,
  options: { titleOf: (module: ModuleId) => string; showsPoints: boolean },
): PictureData[] {
  const bars = toBuckets(report.days)
  const draw = (words: { heading: string; note: string }, series: readonly ReportSeries[]) =>
    pictureOverTime(bars, words, series)
  const points = draw({ heading: texts.points, note: texts.pointsNote }, pointSeries)
  return [
    draw({ heading: texts.practiceDays, note: texts.practiceDaysNote }, practiceSeries),
    ...(report.modules.length > 0 ? [moduleVisits(report, options.titleOf)] : []),
    ...(options.showsPoints ? [points] : []),
    draw({ heading: texts.conversations, note: texts.conversationsNote }, conversationSeries),
    draw({ heading: texts.tokens, note: texts.tokensNote }, tokenSeries),
  ]
}
