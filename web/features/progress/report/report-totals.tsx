import { useId } from 'react'
import { Ground } from '../../../ui/ground.tsx'
import { StoneFigures } from '../../../ui/stone-figures.tsx'
import { reportTexts as texts } from './texts.ts'

type ReportTotalsProps = {
  figures: readonly (readonly [name: string, count: number])[]
  headingLevel?: 2 | 3
}

/** The sums of a report, each on a stone, on the ground below what it says in words. */
export function ReportTotals({ figures, headingLevel = 2 }: ReportTotalsProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className="sr-only">
        {texts.totals}
      </Heading>
      <Ground className="px-4 pt-6 pb-5 sm:px-8 print:bg-transparent">
        <StoneFigures
          className="sm:justify-between"
          figures={figures.map(([name, count]) => [name, texts.number(count)])}
        />
      </Ground>
    </section>
  )
}
