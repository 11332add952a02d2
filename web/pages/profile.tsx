import { session } from '../features/accounts/session/session.ts'
import { moduleTitle } from '../features/coaching/module/module-title.ts'
import { Profile } from '../features/profile/profile.tsx'
import { profileTexts as texts } from '../features/profile/texts.ts'
import { AchievementList } from '../features/progress/dashboard/achievement-list.tsx'
import { ProgressNotLoaded } from '../features/progress/dashboard/progress-not-loaded.tsx'
import { StandingCard } from '../features/progress/dashboard/standing-card.tsx'
import { progressTexts } from '../features/progress/dashboard/texts.ts'
import { WhenWanted } from '../features/progress/dashboard/when-wanted.tsx'
import { useProgress } from '../features/progress/store/use-progress.ts'
import { GoalsCard } from '../features/questionnaire/goals-card.tsx'
import { useGoals } from '../features/questionnaire/use-goals.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { pageTitle } from '../platform/page-title.ts'
import { LoadingLine } from '../ui/loading-line.tsx'
import { OwnPlant } from './own-plant.tsx'

export const meta = () => pageTitle(texts.title)

function Achievements() {
  const { status, state } = useProgress()
  if (state) {
    return (
      <>
        <h2 className="sr-only">{progressTexts.heading}</h2>
        <AchievementList held={state.achievements} />
      </>
    )
  }
  if (status === 'loading') return <LoadingLine>{progressTexts.loading}</LoadingLine>
  return <ProgressNotLoaded />
}

/** All at once, when all of it is known: nothing moves then. */
function Standing() {
  const { status } = useProgress()
  const goals = useGoals()
  if (status === 'loading' || !goals) return null
  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:max-xl:grid-cols-2">
      <StandingCard />
      <GoalsCard goals={goals} titleOf={moduleTitle} />
    </div>
  )
}

export default function ProfilePage() {
  const settings = useSettings()
  const achievements = (
    <WhenWanted isUnknown={settings.status === 'unavailable'}>
      <Achievements />
    </WhenWanted>
  )
  return (
    <div className="max-w-6xl">
      <Profile
        achievements={achievements}
        plant={<OwnPlant className="h-full" />}
        standing={<Standing />}
        onSaved={session.check}
        SafetyCard={SafetyCard}
      />
    </div>
  )
}
