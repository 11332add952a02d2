import { pointCategories } from '#domain/progress/points.ts'
import type { BarPattern } from './pattern-fill.tsx'
import type { ReportBucket } from './report-buckets.ts'
import { reportTexts as texts } from './texts.ts'

/** One kind of bar: its name in words, its pattern, and its value in a bucket. */
export type ReportSeries = { name: string; pattern: BarPattern; read: (bucket: ReportBucket) => number }

const patterns: Record<(typeof pointCategories)[number], BarPattern> = {
  interaction: 'solid',
  learning: 'stripes',
  achievement: 'dots',
  consistency: 'lines',
}

export const pointSeries: readonly ReportSeries[] = pointCategories.map((category) => ({
  name: texts.categories[category],
  pattern: patterns[category],
  read: ({ points }) => points[category],
}))

const single = (name: string, read: ReportSeries['read']): readonly ReportSeries[] => [
  { name, pattern: 'solid', read },
]

export const conversationSeries = single(texts.conversations, ({ conversations }) => conversations)
export const practiceSeries = single(texts.practiceDays, ({ practiceDays }) => practiceDays)
export const tokenSeries = single(texts.tokens, ({ tokens }) => tokens)
