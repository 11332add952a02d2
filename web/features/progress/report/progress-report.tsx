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
import { Card } from '../../../ui/card.tsx'
import { FernMark } from '../../../ui/fern-mark.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { PictureCard } from './picture-card.tsx'
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

/** What a report begins with: its days, and below them what was done in them. */
function FirstCard({ range, children }: { range: ReportRange; children: ReactNode }) {
  return (
    <div className="relative isolate min-h-52 overflow-hidden rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-8 sm:pr-32 print:min-h-0">
      <FernMark className="absolute -right-3 -bottom-4 -z-1 size-36 text-leaf/40 max-sm:hidden high-contrast:hidden print:hidden" />
      <div aria-live="polite">
        <h2 className="text-base font-normal text-ink-soft tabular-nums">{periodOf(range)}</h2>
      </div>
      {children}
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
    <Card heading={texts.share} className="xl:col-start-2 print:hidden">
      <p className="mb-4 max-w-measure">{texts.shareMeaning}</p>
      <ButtonLink variant="secondary" className="px-3! text-sm" to="/dashboard/settings?tab=privacy">
        <Share2 aria-hidden className="size-5" />
        {texts.shareOpen}
      </ButtonLink>
    </Card>
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

type ReportOfRangeProps = ProgressReportProps & {
  range: ReportRange
  timeZone: string
  /** What chooses another time: it stands below the sentences. */
  choice: ReactNode
}

/**
 * The report of one time: sentences, sums, then pictures. Until the first is there nothing stands below it that it would
 * push down; while another one is read, the one before holds its place unseen.
 */
function ReportOfRange({ range, timeZone, choice, ...options }: ReportOfRangeProps) {
  const { data, isError, isPlaceholderData, refetch } = useProgressReport(range, timeZone)
  const practice = options.useReadPractice(range, timeZone)
  const report = practice && data
  const isReading = !isError && (!report || isPlaceholderData)
  const held = isPlaceholderData ? 'invisible' : undefined
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem] print:block print:*:mb-6">
      <FirstCard range={range}>
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
      {(report || isError) && <div className="print:hidden">{choice}</div>}
      {report && !isEmpty(report) && (
        <div className={held}>
          <div className="flex flex-col gap-6">
            <ReportTotals totals={report.totals} showsPoints={options.showsPoints} />
            {reportPictures(report, options).map((picture) => (
              <PictureCard key={picture.heading} picture={picture} period={periodOf(report)} />
            ))}
          </div>
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
      <ReportOfRange
        range={range}
        timeZone={timeZone}
        choice={<RangeForm range={range} today={today} onChange={setRange} />}
        {...options}
      />
    </QueryClientProvider>
  )
}
