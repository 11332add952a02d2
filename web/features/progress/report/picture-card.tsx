import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import { loadPart } from '../../../platform/load-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { PartNotLoaded } from '../../../ui/part-not-loaded.tsx'
import { LeafCalendar } from './leaf-calendar.tsx'
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
  /** `day` where a row stands for a time: its first day. */
  rows: readonly { name: string; label: string; values: readonly number[]; day?: CalendarDay }[]
  /** Bars over time; bars that lie and are compared; or a calendar with a leaf for each day that is not zero. */
  form: 'standing' | 'lying' | 'calendar'
}

type PictureCardProps = { picture: PictureData; period: string; headingLevel?: 2 | 3 }

/** Fewer values than these are no picture: a table says them better. */
const MIN_VALUES = 3

/** Of more series than these a picture needs the whole width. */
const MAX_SERIES_IN_COLUMN = 2

/** Pictures side by side where there is room for two. */
export function PictureGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 @3xl:grid-cols-2 print:block print:*:mb-6">
        {children}
      </div>
    </div>
  )
}
/** In such a grid: across both columns. */
export const acrossGrid = '@3xl:col-span-full'

const toldRows = ({ rows }: PictureData) => rows.filter(({ values }) => values.some((value) => value !== 0))

/** A picture with its table; of few values the table alone, and where all of it is zero, that in words. */
export function PictureCard(props: PictureCardProps) {
  const { picture, headingLevel = 2, period } = props
  const told = toldRows(picture).length
  if (told >= MIN_VALUES) return <DrawnPicture {...props} headingLevel={headingLevel} />
  return (
    <Card heading={picture.heading} headingLevel={headingLevel} className="break-inside-avoid">
      {told === 0 ? (
        <p className="-mt-2 text-ink-soft">{texts.none}</p>
      ) : (
        <PictureTable picture={picture} period={period} />
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

function Drawing({ id, picture, period }: PictureCardProps & { id: string }) {
  const { heading, series, rows, form } = picture
  const sums = series.map(({ name }, index) =>
    texts.sum(
      name,
      rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    ),
  )
  const description = texts.picture(heading, period, sums.join(', '))
  if (form === 'calendar') {
    const days = rows.flatMap(({ day, values }) => (day ? { day, hasLeaf: (values[0] ?? 0) > 0 } : []))
    return <LeafCalendar description={description} days={days} />
  }
  return (
    <>
      {series.length > 1 && <PatternLegend id={id} entries={series} />}
      <Suspense fallback={<LoadingLine>{texts.drawing}</LoadingLine>}>
        <BarPicture
          id={id}
          description={description}
          patterns={series.map(({ pattern }) => pattern)}
          bars={rows}
          isHorizontal={form === 'lying'}
        />
      </Suspense>
    </>
  )
}

/** A picture, and on request what it counts and its numbers as a table; in print always. */
function DrawnPicture({ picture, period, headingLevel }: Required<PictureCardProps>) {
  const id = useId()
  const tableId = `${id}-table`
  const [showsTable, setShowsTable] = useState(false)
  const Icon = showsTable ? ChevronUp : ChevronDown
  return (
    <Card
      heading={picture.heading}
      headingLevel={headingLevel}
      className={joinClasses(
        'break-inside-avoid',
        picture.series.length > MAX_SERIES_IN_COLUMN && acrossGrid,
      )}
    >
      <Drawing id={id} picture={picture} period={period} />
      <Button
        variant="ghost"
        className="mt-2 px-0! text-sm print:hidden"
        aria-expanded={showsTable}
        aria-controls={tableId}
        onClick={() => setShowsTable(!showsTable)}
      >
        {showsTable ? texts.hideTable : texts.showTable}
        <Icon aria-hidden className="size-4" />
      </Button>
      <div id={tableId} className={showsTable ? 'mt-2' : 'mt-2 hidden print:block'}>
        <p className="mb-3 max-w-measure text-sm text-ink-soft">{picture.note}</p>
        <PictureTable picture={picture} period={period} />
      </div>
    </Card>
  )
}
