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
    <section aria-labelledby="this-week" className="mb-5 border-l-4 border-leaf pl-4">
      <h2 id="this-week" className="sr-only">
        {texts.thisWeek}
      </h2>
      <p className="min-h-[3em] text-lg max-sm:text-base/normal sm:min-h-[1.5em]">
        {words === undefined ? '' : texts.weekInWords(words)}
      </p>
    </section>
  )
}
