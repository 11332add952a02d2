import type { ProgressReport } from '#domain/progress/report.ts'
import { namedList, practiceWords } from './practice-sentence.ts'
import type { ReadPractice } from './read-practice.ts'
import { reportTexts as texts } from './texts.ts'

type ReportInWordsProps = { report: ProgressReport; practice: NonNullable<ReturnType<ReadPractice>> }

/** How a report begins: what was done, in large sentences, then by name. */
export function ReportInWords({ report, practice }: ReportInWordsProps) {
  const { conversations, practiceDays, modulesVisited } = report.totals
  const done = [
    texts.practiced(practiceWords({ ...practice, conversations })),
    texts.practiced(texts.active(practiceDays, modulesVisited)),
  ]
  const named = [namedList(texts.talks, practice.talkTitles), namedList(texts.skills, practice.skills)]
  return (
    <section aria-label={texts.inWords} className="mt-2 flex max-w-measure flex-col gap-3">
      {done.filter(Boolean).map((words) => (
        <p key={words} className="text-xl max-sm:text-lg">
          {words}
        </p>
      ))}
      {named.filter(Boolean).map((words) => (
        <p key={words} className="text-ink-soft">
          {words}
        </p>
      ))}
    </section>
  )
}
