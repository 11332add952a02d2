import type { ReactNode } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { progress } from '../store/progress.ts'
import { useProgress } from '../store/use-progress.ts'
import { AboutPoints } from './about-points.tsx'
import { AchievementList } from './achievement-list.tsx'
import { LevelSummary } from './level-summary.tsx'
import { PointsBreakdown } from './points-breakdown.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { ResetProgressButton } from './reset-progress-button.tsx'
import { RestDaysCard } from './rest-days-card.tsx'
import { progressTexts as texts } from './texts.ts'

function TryAgain({ isOldCopy }: { isOldCopy: boolean }) {
  return (
    <Banner
      variant="warning"
      title={isOldCopy ? texts.oldCopyTitle : texts.notLoadedTitle}
      action={
        <ActionButton pendingText={texts.tryingAgain} action={() => progress.refresh()}>
          {texts.tryAgain}
        </ActionButton>
      }
    >
      {isOldCopy ? texts.oldCopy : texts.notLoaded}
    </Banner>
  )
}

type ProgressDashboardProps = {
  titleOf: (module: ModuleId) => string
  /** Actions of other features, before the reset of the progress. */
  actions: ReactNode
}

/** At the foot, because it is seldom wanted: how to do without all this, and how to begin anew. */
function DashboardFoot({ actions }: { actions: ReactNode }) {
  return (
    <footer className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-measure flex-1 basis-80 text-ink-soft">{texts.canSwitchOff}</p>
      <div className="flex flex-wrap gap-3">
        {actions}
        <ResetProgressButton />
      </div>
    </footer>
  )
}

/** As many activities as make their card about as high as the points beside it. */
const MANY_ACTIVITIES = 4

/** Two columns; the rest days stand below the shorter one. */
function PointsAndActivities({
  state,
  titleOf,
}: Pick<ProgressDashboardProps, 'titleOf'> & { state: ProgressState }) {
  const restDays = <RestDaysCard restDays={state.restDays} />
  const areMany = state.recentActivities.length >= MANY_ACTIVITIES
  const column = 'flex min-w-0 flex-col gap-6'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className={column}>
        <PointsBreakdown state={state} />
        {areMany && restDays}
      </div>
      <div className={column}>
        <RecentActivity activities={state.recentActivities} titleOf={titleOf} />
        {!areMany && restDays}
      </div>
    </div>
  )
}

/** The 'Gamification Dashboard' tab (specification, section 2). */
export function ProgressDashboard({ titleOf, actions }: ProgressDashboardProps) {
  const { status, state } = useProgress()
  return (
    <div className="flex flex-col gap-6">
      <h2 className="-mb-2 text-lg">{texts.heading}</h2>
      {status === 'unreachable' && <TryAgain isOldCopy={state !== null} />}
      {status === 'loading' && !state && <LoadingLine>{texts.loading}</LoadingLine>}
      {state && (
        <>
          <LevelSummary state={state} />
          <AchievementList held={state.achievements} />
          <PointsAndActivities state={state} titleOf={titleOf} />
          <AboutPoints />
        </>
      )}
      {status !== 'loading' && <DashboardFoot actions={actions} />}
    </div>
  )
}
