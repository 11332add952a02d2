import type { ProgressReport } from '#domain/progress/report.ts'
import { Card } from '../../../ui/card.tsx'
import { reportTexts as texts } from './texts.ts'

/** A flat stone that carries a number, as those of the levels do. */
const stone =
  'grid h-14 min-w-24 place-items-center rounded-[50%] border border-b-6 border-line-soft border-b-leaf bg-sunken px-4 text-lg font-heading tabular-nums high-contrast:border-line'

/** The sums of a report, each on a stone; the tokens last. */
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
      <dl className="flex flex-wrap gap-x-4 gap-y-5 sm:justify-between">
        {figures.map(([name, value]) => (
          <div key={name} className="flex min-w-28 flex-1 flex-col-reverse items-center gap-2 text-center">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={stone}>{texts.number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
