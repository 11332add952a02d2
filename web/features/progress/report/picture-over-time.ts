import { shortDay } from '../../../platform/short-day.ts'
import type { PictureData } from './picture-card.tsx'
import type { ReportBucket } from './report-buckets.ts'
import { practiceSeries, type ReportSeries } from './report-series.ts'
import { reportTexts as texts } from './texts.ts'

/** A bar's label leaves the year out, which the heading says: MM/dd. */
const label = (day: string) => shortDay(day).slice(0, 5)

/** The picture of some series, one bar for each day or week; days that only count or do not are a calendar. */
export function pictureOverTime(
  { buckets, isWeekly }: { buckets: readonly ReportBucket[]; isWeekly: boolean },
  words: { heading: string; note: string },
  series: readonly ReportSeries[],
): PictureData {
  return {
    heading: words.heading,
    note: `${words.note} ${isWeekly ? texts.byWeek : texts.byDay}`,
    form: !isWeekly && series === practiceSeries ? 'calendar' : 'standing',
    rowHeader: isWeekly ? texts.week : texts.day,
    series,
    rows: buckets.map((bucket) => ({
      day: bucket.day,
      name: shortDay(bucket.day),
      label: label(bucket.day),
      values: series.map(({ read }) => read(bucket)),
    })),
  }
}
