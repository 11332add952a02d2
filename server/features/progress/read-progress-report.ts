import { type ProgressReport, type ReportRange, shapeProgressReport } from '#domain/progress/report.ts'
import type { Services } from '../../services.ts'
import { sumSpentByQuarterHour } from '../token-allowance/index.ts'
import { findDayRecords, findModuleRecords } from './queries.ts'

/** Local days lie up to 14 hours beside those of UTC. */
const ZONE_MARGIN_MS = 24 * 60 * 60 * 1000

/** The Progress report of a range of the user's own calendar days. */
export async function readProgressReport(
  { db }: Pick<Services, 'db'>,
  userId: string,
  range: ReportRange & { timeZone: string },
): Promise<ProgressReport> {
  const spends = await sumSpentByQuarterHour(db, userId, {
    from: new Date(Date.parse(`${range.from}T00:00:00Z`) - ZONE_MARGIN_MS),
    to: new Date(Date.parse(`${range.to}T23:59:59.999Z`) + ZONE_MARGIN_MS),
  })
  const days = await findDayRecords(db, userId, range)
  const modules = await findModuleRecords(db, userId, range)
  return shapeProgressReport(range, { days, modules, spends })
}
