import { Profile } from '../features/profile/profile.tsx'
import { profileTexts as texts } from '../features/profile/texts.ts'
import { AchievementList } from '../features/progress/achievement-list.tsx'
import { SwitchedOff } from '../features/progress/switched-off.tsx'
import { progressTexts } from '../features/progress/texts.ts'
import { useGameElementsEnabled } from '../features/progress/use-game-elements-enabled.ts'
import { useProgress } from '../features/progress/use-progress.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { session } from '../features/session/session.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { LoadingLine } from '../ui/loading-line.tsx'

export const meta = () => pageTitle(texts.title)

function Achievements() {
  const isEnabled = useGameElementsEnabled()
  const { status, state } = useProgress()
  if (!isEnabled) return <SwitchedOff />
  if (state) {
    return (
      <>
        <h2 className="sr-only">{progressTexts.heading}</h2>
        <AchievementList held={state.achievements} />
      </>
    )
  }
  if (status === 'loading') return <LoadingLine>{progressTexts.loading}</LoadingLine>
  return (
    <Banner variant="warning" title={progressTexts.notLoadedTitle}>
      {progressTexts.notLoaded}
    </Banner>
  )
}

export default function ProfilePage() {
  return (
    <div className="max-w-3xl">
      <Profile achievements={<Achievements />} onSaved={session.check} SafetyCard={SafetyCard} />
    </div>
  )
}
