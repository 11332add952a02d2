import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { SafetyPlan } from '../features/safety/plan/safety-plan.tsx'
import { planTexts as texts } from '../features/safety/plan/texts.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SafetyPlanPage() {
  const { user } = useOwnSession()
  const { settings } = useSettings()
  return (
    <div className="max-w-6xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <SafetyPlan key={user.id} userId={user.id} country={settings?.country ?? null} />
    </div>
  )
}
