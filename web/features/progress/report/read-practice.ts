import type { ReportRange } from '#domain/progress/report.ts'
import type { Practiced } from './practice-sentence.ts'

/**
 * Reads what other features know of a time: given by the page as a hook. Undefined until it is known; what cannot be
 * known of this time is null.
 */
export type ReadPractice = (
  range: ReportRange,
  timeZone: string,
) => Omit<Practiced, 'conversations'> | undefined
