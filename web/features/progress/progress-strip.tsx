import { Link } from 'react-router'
import { levelStanding } from '#domain/progress/levels.ts'
import { LevelBar } from './level-summary.tsx'
import { progressTexts as texts } from './texts.ts'
import { useGameElementsEnabled } from './use-game-elements-enabled.ts'
import { useProgress } from './use-progress.ts'

const frame =
  'mb-6 grid min-h-24 items-center gap-x-8 gap-y-2 rounded-card border border-line-soft bg-card p-4 shadow-card lg:grid-cols-[auto_1fr_auto]'

/** Level, points and streak in one still line on the home page. It keeps its height while it loads. */
export function ProgressStrip() {
  const { state } = useProgress()
  const isEnabled = useGameElementsEnabled()
  if (isEnabled === null) return <div className={frame} />
  if (!isEnabled) return null
  const totalPoints = state?.points.total ?? 0
  const { level } = levelStanding(totalPoints)
  return (
    <section aria-label={texts.barLabel} className={frame}>
      {state && (
        <>
          <div>
            <p className="font-heading">{texts.levelName(level.level, level.title)}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {texts.points(totalPoints)}, {texts.barStreak(state.streak)}
            </p>
          </div>
          <LevelBar totalPoints={totalPoints} />
          <Link
            to="/dashboard/gamification"
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {texts.barMore}
          </Link>
        </>
      )}
    </section>
  )
}
