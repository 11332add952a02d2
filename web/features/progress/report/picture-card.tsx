import { Suspense, useId, useState } from 'react'
import { loadPart } from '../../../platform/load-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { PartNotLoaded } from '../../../ui/part-not-loaded.tsx'
import { NumberTable } from './number-table.tsx'
import type { BarPattern } from './pattern-fill.tsx'
import { PatternLegend } from './pattern-legend.tsx'
import { reportTexts as texts } from './texts.ts'

/** The chart library weighs more than the rest of the page; the page stands before it is there. */
const BarPicture = loadPart(() => import('./bar-picture.tsx').then((part) => part.BarPicture), PartNotLoaded)

export type PictureData = {
  heading: string
  note: string
  /** Header of the column that names the rows. */
  rowHeader: string
  series: readonly { name: string; pattern: BarPattern }[]
  rows: readonly { name: string; label: string; values: readonly number[] }[]
  isHorizontal?: boolean
}

type PictureCardProps = { picture: PictureData; period: string; headingLevel?: 2 | 3 }

/** Fewer values than these are no picture: a table says them better. */
const MIN_VALUES = 3

const toldRows = ({ rows }: PictureData) => rows.filter(({ values }) => values.some((value) => value !== 0))

/** A picture with its table; of few values the table alone, and where all of it is zero, that in words. */
export function PictureCard(props: PictureCardProps) {
  const { picture, headingLevel = 2, period } = props
  const told = toldRows(picture).length
  if (told >= MIN_VALUES) return <DrawnPicture {...props} headingLevel={headingLevel} />
  return (
    <Card heading={picture.heading} headingLevel={headingLevel} className="break-inside-avoid">
      {told === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="mb-3 max-w-measure text-sm text-ink-soft">{texts.tooFew}</p>
          <PictureTable picture={picture} period={period} />
        </>
      )}
    </Card>
  )
}

function PictureTable({ picture: { heading, rowHeader, series, rows }, period }: PictureCardProps) {
  return (
    <NumberTable
      caption={`${heading}, ${period}`}
      columns={[rowHeader, ...series.map(({ name }) => name)]}
      rows={rows}
    />
  )
}

/** A picture, what it shows in words, and its numbers as a table on request; in print always. */
function DrawnPicture({ picture, period, headingLevel }: Required<PictureCardProps>) {
  const { heading, note, series, rows, isHorizontal = false } = picture
  const id = useId()
  const tableId = `${id}-table`
  const [showsTable, setShowsTable] = useState(false)
  const sums = series.map(({ name }, index) =>
    texts.sum(
      name,
      rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    ),
  )
  return (
    <Card heading={heading} headingLevel={headingLevel} className="break-inside-avoid">
      <p className="mb-3 max-w-measure text-sm text-ink-soft">{note}</p>
      {series.length > 1 && <PatternLegend id={id} entries={series} />}
      <Suspense fallback={<LoadingLine>{texts.drawing}</LoadingLine>}>
        <BarPicture
          id={id}
          description={texts.picture(heading, period, sums.join(', '))}
          patterns={series.map(({ pattern }) => pattern)}
          bars={rows}
          isHorizontal={isHorizontal}
        />
      </Suspense>
      <Button
        variant="secondary"
        className="mt-4 print:hidden"
        aria-expanded={showsTable}
        aria-controls={tableId}
        onClick={() => setShowsTable(!showsTable)}
      >
        {showsTable ? texts.hideTable : texts.showTable}
      </Button>
      <div id={tableId} className={showsTable ? 'mt-4' : 'mt-4 hidden print:block'}>
        <PictureTable picture={picture} period={period} />
      </div>
    </Card>
  )
}
