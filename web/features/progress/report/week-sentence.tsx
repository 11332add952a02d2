import { Sprout } from 'lucide-react'
import { useState } from 'react'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { lastDays, presetDays } from '#domain/progress/report-range.ts'
import { browserTimeZone } from '../../../platform/browser-time-zone.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { practiceWords } from './practice-sentence.ts'
import type { ReadPractice } from './read-practice.ts'
import { reportTexts as texts } from './texts.ts'
import { useProgressReport } from './use-progress-report.ts'

/** What was done in the last seven days, in one sentence. Its room is there before it is known. */
export function WeekSentence({ useReadPractice }: { useReadPractice: ReadPractice }) {
  const [timeZone] = useState(browserTimeZone)
  const [range] = useState(() => lastDays(presetDays[0], calendarDay(new Date(), timeZone)))
  const { data: report } = useProgressReport(range, timeZone, queryClient)
  const practice = useReadPractice(range, timeZone)
  const words =
    report && practice && practiceWords({ ...practice, conversations: report.totals.conversations })
  return (
    <section
      aria-labelledby="this-week"
      className="mb-6 flex items-center gap-4 rounded-card border border-line-soft bg-card px-5 py-4 shadow-card sm:px-6"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-primary max-sm:hidden">
        <Sprout aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 id="this-week" className="text-sm font-normal text-ink-soft">
          {texts.thisWeek}
        </h2>
        <p className="min-h-[1.5em] text-lg max-sm:text-base">
          {words === undefined ? '' : texts.weekInWords(words)}
        </p>
      </div>
    </section>
  )
}
