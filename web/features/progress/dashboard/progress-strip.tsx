import { Link } from 'react-router'
import { levelStanding } from '#domain/progress/levels.ts'
import { defaultProgress, type ProgressState } from '#domain/progress/progress-state.ts'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { useGameElementsEnabled } from '../store/use-game-elements-enabled.ts'
import { useProgress } from '../store/use-progress.ts'
import { LevelBar } from './level-summary.tsx'
import { progressTexts as texts } from './texts.ts'

function Standing({ state: { points, streak } }: { state: ProgressState }) {
  const { level } = levelStanding(points.total)
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 text-sm tabular-nums md:mb-1">
          <span className="font-heading">{texts.levelName(level.level, level.title)}</span>
          <span className="text-ink-soft">
            {texts.points(points.total)}, {texts.barStreak(streak)}
          </span>
        </p>
        {/* On a phone the words are enough: the bar of the window's foot leads to the whole picture. */}
        <div className="max-md:sr-only">
          <LevelBar totalPoints={points.total} isSlim />
        </div>
      </div>
      <Link
        to="/dashboard/gamification"
        className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 max-md:hidden"
      >
        {texts.barMore}
      </Link>
    </>
  )
}

/** As tall as what takes its place, whatever the width: nothing below moves then. */
function NoStanding({ isFailed }: { isFailed: boolean }) {
  return (
    <>
      <div aria-hidden className="invisible contents">
        <Standing state={defaultProgress()} />
      </div>
      <div className="absolute inset-0 flex items-center">
        {isFailed ? (
          <p className="text-ink-soft">{texts.notLoadedTitle}</p>
        ) : (
          <LoadingLine>{texts.loading}</LoadingLine>
        )}
      </div>
    </>
  )
}

/**
 * Level, points and streak in one still line beside the home page's heading, for who wants to see them. It says that it is loading,
 * at the height that it will have. `areSettingsMissing`: what is wanted could not be found out, so nothing is shown.
 */
export function ProgressStrip({ areSettingsMissing }: { areSettingsMissing: boolean }) {
  const { state, status } = useProgress()
  const isEnabled = useGameElementsEnabled()
  if (isEnabled === false || (isEnabled === null && areSettingsMissing)) return null
  return (
    <section
      aria-label={texts.barLabel}
      className="relative grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 lg:w-md"
    >
      {isEnabled && state ? <Standing state={state} /> : <NoStanding isFailed={status === 'unreachable'} />}
    </section>
  )
}
