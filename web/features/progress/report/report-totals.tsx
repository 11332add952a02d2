import { Ground } from '../../../ui/ground.tsx'
import { StoneFigures } from '../../../ui/stone-figures.tsx'
import { reportTexts as texts } from './texts.ts'

/** The sums of a report, each on a stone, on the ground below what it says in words. */
export function ReportTotals({ figures }: { figures: readonly (readonly [name: string, count: number])[] }) {
  return (
    <section aria-label={texts.totals}>
      <Ground className="px-4 pt-6 pb-5 sm:px-8 print:bg-transparent">
        <StoneFigures
          className="sm:justify-between"
          figures={figures.map(([name, count]) => [name, texts.number(count)])}
        />
      </Ground>
    </section>
  )
}
