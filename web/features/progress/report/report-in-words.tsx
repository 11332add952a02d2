import type { ProgressReport } from '#domain/progress/report.ts'
import { Card } from '../../../ui/card.tsx'
import { namedList, practiceWords } from './practice-sentence.ts'
import type { ReadPractice } from './read-practice.ts'
import { reportTexts as texts } from './texts.ts'

type ReportInWordsProps = { report: ProgressReport; timeZone: string; useReadPractice: ReadPractice }

/** How a report begins: what was done, in sentences. */
export function ReportInWords({ report, timeZone, useReadPractice }: ReportInWordsProps) {
  const { conversations, practiceDays, modulesVisited } = report.totals
  const practice = useReadPractice(report, timeZone)
  const practiced = practice && texts.practiced(practiceWords({ ...practice, conversations }))
  const named = practice && [
    namedList(texts.talks, practice.talkTitles),
    namedList(texts.skills, practice.skills),
  ]
  const active = texts.practiced(texts.active(practiceDays, modulesVisited))
  return (
    <Card heading={texts.inWords} className="border-l-4 border-l-leaf text-lg">
      {practiced !== '' && <p className="min-h-[1.5em] max-w-measure">{practiced}</p>}
      {named?.filter(Boolean).map((words) => (
        <p key={words} className="mt-1 max-w-measure text-base">
          {words}
        </p>
      ))}
      {active !== '' && <p className="mt-1 max-w-measure">{active}</p>}
    </Card>
  )
}
