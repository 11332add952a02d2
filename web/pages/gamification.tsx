import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { moduleTitle } from '../features/coaching/module/module-title.ts'
import { DemoControls } from '../features/progress/dashboard/demo-controls.tsx'
import { ProgressDashboard } from '../features/progress/dashboard/progress-dashboard.tsx'
import { progressTexts as texts } from '../features/progress/dashboard/texts.ts'
import { useDemoMode } from '../features/progress/dashboard/use-demo-mode.ts'
import { WhenWanted } from '../features/progress/dashboard/when-wanted.tsx'
import { reportTexts } from '../features/progress/report/texts.ts'
import { WeekSentence } from '../features/progress/report/week-sentence.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { ResetTokensButton } from '../features/token-allowance/reset-tokens-button.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useReadPractice } from './use-read-practice.ts'

export const meta = () => pageTitle(texts.title)

function GameElements() {
  const isDemoMode = useDemoMode()
  const { role } = useOwnSession()
  const dashboard = {
    value: 'dashboard',
    label: texts.dashboardTab,
    content: <ProgressDashboard titleOf={moduleTitle} actions={<ResetTokensButton />} />,
  }
  const demo = { value: 'demo', label: texts.demoTab, content: <DemoControls /> }
  return (
    <Tabs label={texts.tabs} items={isDemoMode || role === 'operator' ? [dashboard, demo] : [dashboard]} />
  )
}

export default function GamificationPage() {
  const settings = useSettings()
  const reportLink = (
    <ButtonLink variant="secondary" className="px-3! text-sm" to="/dashboard/progress-report">
      {reportTexts.open}
    </ButtonLink>
  )
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} actions={reportLink} />
      <WeekSentence useReadPractice={useReadPractice} />
      <WhenWanted isUnknown={settings.status === 'unavailable'}>
        <GameElements />
      </WhenWanted>
    </>
  )
}
