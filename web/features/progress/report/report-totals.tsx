import type { ProgressReport } from '#domain/progress/report.ts'
import { Card } from '../../../ui/card.tsx'
import { reportTexts as texts } from './texts.ts'

/** The sums of a report. */
export function ReportTotals({
  totals,
  showsPoints,
}: {
  totals: ProgressReport['totals']
  showsPoints: boolean
}) {
  const figures: [string, number][] = [
    ...(showsPoints ? [[texts.totalPoints, totals.points.total] as [string, number]] : []),
    [texts.totalPracticeDays, totals.practiceDays],
    [texts.totalConversations, totals.conversations],
    [texts.totalModules, totals.modulesVisited],
    [texts.totalTokens, totals.tokens],
  ]
  return (
    <Card heading={texts.totals}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl font-heading tabular-nums">{texts.number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
