import { moduleTitle } from '../features/coaching/module/module-title.ts'
import { ProgressReport } from '../features/progress/report/progress-report.tsx'
import { reportTexts as texts } from '../features/progress/report/texts.ts'
import { useGameElementsEnabled } from '../features/progress/store/use-game-elements-enabled.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import '../ui/print-alone.css'
import { useReadPractice } from './use-read-practice.ts'

export const meta = () => pageTitle(texts.title)

export default function ProgressReportPage() {
  const showsPoints = useGameElementsEnabled() === true
  const back = (
    <ButtonLink variant="ghost" className="px-0! text-sm print:hidden" to="/dashboard/gamification">
      {texts.back}
    </ButtonLink>
  )
  return (
    <div data-print-alone>
      <PageHeading title={texts.title} intro={texts.intro} actions={back} />
      <ProgressReport titleOf={moduleTitle} showsPoints={showsPoints} useReadPractice={useReadPractice} />
    </div>
  )
}
