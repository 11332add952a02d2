import { QueryClientProvider } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import type { ProgressReport as Report, ReportRange } from '#domain/progress/report.ts'
import { lastDays, presetDays } from '#domain/progress/report-range.ts'
import { browserTimeZone } from '../../../platform/browser-time-zone.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { shortDay } from '../../../platform/short-day.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FernMark } from '../../../ui/fern-mark.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { PictureCard, PictureGrid } from './picture-card.tsx'
import { RangeForm } from './range-form.tsx'
import type { ReadPractice } from './read-practice.ts'
import { ReportInWords } from './report-in-words.tsx'
import { reportPictures } from './report-pictures.ts'
import { ReportTotals } from './report-totals.tsx'
import { reportTexts as texts } from './texts.ts'
import { useProgressReport } from './use-progress-report.ts'

type ProgressReportProps = {
  titleOf: (module: ModuleId) => string
  /** False for a person who wants to see no game elements. */
  showsPoints: boolean
  useReadPractice: ReadPractice
}

function isEmpty({ totals }: Report): boolean {
  return totals.points.total + totals.conversations + totals.practiceDays + totals.tokens === 0
}

const periodOf = ({ from, to }: ReportRange) => texts.period(shortDay(from), shortDay(to))

type FirstCardProps = {
  range: ReportRange
  children: ReactNode
  /** The sums, at its foot. */
  totals?: ReactNode
}

/** What a report begins with: its days, what was done in them, and the sums. */
function FirstCard({ range, children, totals }: FirstCardProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line-soft bg-card shadow-card">
      <div className="relative isolate min-h-52 p-5 sm:p-8 sm:pr-40 print:min-h-0">
        <FernMark className="absolute right-4 -bottom-1 -z-1 size-36 text-leaf/50 max-sm:hidden high-contrast:hidden print:hidden" />
        <div aria-live="polite">
          <h2 className="text-base font-normal text-ink-soft tabular-nums">{periodOf(range)}</h2>
        </div>
        {children}
      </div>
      {totals}
    </div>
  )
}

function NothingRecorded({ showsPoints }: { showsPoints: boolean }) {
  return (
    <>
      <h2 className="mt-2 text-xl">{texts.emptyTitle}</h2>
      <p className="mt-2 mb-4 max-w-measure">{texts.empty(showsPoints)}</p>
      <ButtonLink variant="secondary" to="/dashboard/practice" className="print:hidden">
        {texts.toPractice}
      </ButtonLink>
    </>
  )
}

/** The way to a report for another person, which is set up in the settings. */
function ShareOffer() {
  return (
    <section
      aria-labelledby="report-share"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line-soft bg-card p-5 shadow-card sm:px-8 print:hidden"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-fresh text-primary max-sm:hidden">
        <Share2 aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="report-share" className="text-lg">
          {texts.share}
        </h2>
        <p className="max-w-measure text-ink-soft">{texts.shareMeaning}</p>
      </div>
      <ButtonLink variant="secondary" to="/dashboard/settings?tab=privacy">
        {texts.shareOpen}
      </ButtonLink>
    </section>
  )
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="mt-4">
      <Banner
        variant="danger"
        title={texts.failedTitle}
        action={
          <Button variant="secondary" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.failed}
      </Banner>
    </div>
  )
}

type ReportOfRangeProps = ProgressReportProps & { range: ReportRange; timeZone: string }

/** The sums with their names; the tokens last. */
function totalsOf({ totals }: Report, showsPoints: boolean): [string, number][] {
  return [
    ...(showsPoints ? [[texts.totalPoints, totals.points.total] as [string, number]] : []),
    [texts.totalPracticeDays, totals.practiceDays],
    [texts.totalConversations, totals.conversations],
    [texts.totalModules, totals.modulesVisited],
    [texts.totalTokens, totals.tokens],
  ]
}

/**
 * The report of one time: sentences, sums, then pictures. Until the first is there nothing stands below it that it would
 * push down; while another one is read, the one before holds its place unseen.
 */
function ReportOfRange({ range, timeZone, ...options }: ReportOfRangeProps) {
  const { data, isError, isPlaceholderData, refetch } = useProgressReport(range, timeZone)
  const practice = options.useReadPractice(range, timeZone)
  const report = practice && data
  const isReading = !isError && (!report || isPlaceholderData)
  const held = isPlaceholderData ? 'invisible' : undefined
  const totals = report && !isEmpty(report) && (
    <div className={held}>
      <ReportTotals figures={totalsOf(report, options.showsPoints)} />
    </div>
  )
  return (
    <div className="flex flex-col gap-6 print:block print:*:mb-6">
      <FirstCard range={range} totals={totals}>
        {isReading && (
          <div className={report && 'absolute'}>
            <LoadingLine>{texts.loading}</LoadingLine>
          </div>
        )}
        {isError && <NotLoaded onTryAgain={() => void refetch()} />}
        {report && (
          <div className={held}>
            {isEmpty(report) ? (
              <NothingRecorded showsPoints={options.showsPoints} />
            ) : (
              <ReportInWords report={report} practice={practice} />
            )}
          </div>
        )}
      </FirstCard>
      {report && !isEmpty(report) && (
        <div className={held}>
          <PictureGrid>
            {reportPictures(report, options).map((picture) => (
              <PictureCard key={picture.heading} picture={picture} period={periodOf(report)} />
            ))}
          </PictureGrid>
        </div>
      )}
      {report && <ShareOffer />}
    </div>
  )
}

/** What a person did here in a time of their choice (issue "Analytics and reports"): sentences, sums, pictures and tables. */
export function ProgressReport(options: ProgressReportProps) {
  const [timeZone] = useState(browserTimeZone)
  const [today] = useState(() => calendarDay(new Date(), timeZone))
  const [range, setRange] = useState(() => lastDays(presetDays[1], today))
  return (
    <QueryClientProvider client={queryClient}>
      <RangeForm range={range} today={today} onChange={setRange} />
      <ReportOfRange range={range} timeZone={timeZone} {...options} />
    </QueryClientProvider>
  )
}
