import { QueryClientProvider } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
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

type ReportContentProps = ProgressReportProps & { report: Report; timeZone: string }

function ReportContent({ report, ...options }: ReportContentProps) {
  if (isEmpty(report)) {
    return (
      <Card heading={texts.emptyTitle}>
        <p className="max-w-measure">{texts.empty(options.showsPoints)}</p>
      </Card>
    )
  }
  const period = texts.period(shortDay(report.from), shortDay(report.to))
  return (
    <>
      <ReportInWords report={report} {...options} />
      <ReportTotals totals={report.totals} showsPoints={options.showsPoints} />
      {reportPictures(report, options).map((picture) => (
        <PictureCard key={picture.heading} picture={picture} period={period} />
      ))}
    </>
  )
}

function ReportOfRange({
  range,
  timeZone,
  ...options
}: ProgressReportProps & { range: ReportRange; timeZone: string }) {
  const { data: report, isError, refetch } = useProgressReport(range, timeZone)
  // The offer comes with the report, which would push it down.
  if (report)
    return (
      <>
        <ReportContent report={report} timeZone={timeZone} {...options} />
        <ShareOffer />
      </>
    )
  if (!isError) return <LoadingLine>{texts.loading}</LoadingLine>
  return (
    <Banner
      variant="danger"
      title={texts.failedTitle}
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.failed}
    </Banner>
  )
}

/** The way to a report for another person, which is set up in the settings. */
function ShareOffer() {
  return (
    <Card heading={texts.share} className="print:hidden">
      <p className="mb-4 max-w-measure">{texts.shareMeaning}</p>
      <ButtonLink variant="secondary" to="/dashboard/settings?tab=privacy">
        <Share2 aria-hidden className="size-5" />
        {texts.shareOpen}
      </ButtonLink>
    </Card>
  )
}

/** What a person did here in a time of their choice (issue "Analytics and reports"): sums, pictures and tables. */
export function ProgressReport(options: ProgressReportProps) {
  const [timeZone] = useState(browserTimeZone)
  const [today] = useState(() => calendarDay(new Date(), timeZone))
  const [range, setRange] = useState(() => lastDays(presetDays[1], today))
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex flex-col gap-6">
        <RangeForm range={range} today={today} onChange={setRange} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div aria-live="polite">
            <h2 className="text-xl tabular-nums">{texts.period(shortDay(range.from), shortDay(range.to))}</h2>
          </div>
          <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <ReportOfRange range={range} timeZone={timeZone} {...options} />
      </div>
    </QueryClientProvider>
  )
}
