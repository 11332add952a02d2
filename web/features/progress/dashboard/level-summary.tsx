import { useId } from 'react'
import { levelStanding } from '#domain/progress/levels.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { GreenhousePicture } from './greenhouse-picture.tsx'
import { LevelPath } from './level-path.tsx'
import { progressTexts as texts } from './texts.ts'

type LevelBarProps = {
  totalPoints: number
  /** Without its words, which are then for screen readers alone. */
  isSlim?: boolean
}

/** How far it is to the next level. */
export function LevelBar({ totalPoints, isSlim = false }: LevelBarProps) {
  const { nextLevel, missingPoints, percent } = levelStanding(totalPoints)
  return nextLevel ? (
    <ProgressBar
      label={texts.toNextLevel(nextLevel.level, nextLevel.title)}
      percent={percent}
      valueText={texts.missing(missingPoints)}
      isSlim={isSlim}
    />
  ) : (
    <ProgressBar label={texts.highestLevel} percent={100} valueText={texts.highestReached} isSlim={isSlim} />
  )
}

/** The ground on which the greenhouse and the stones stand: it rises a little in the middle. */
function Ground() {
  return (
    <svg
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-x-0 -top-6 -z-1 h-6 w-full"
    >
      <path d="M0 40C260 10 620 0 1000 12V40Z" className="fill-leaf/20 high-contrast:fill-transparent" />
    </svg>
  )
}

/** The level/progress summary card (specification, section 2): the greenhouse, and the stones of the levels before it. */
export function LevelSummary({ state: { points, streak } }: { state: ProgressState }) {
  const { level } = levelStanding(points.total)
  const headingId = useId()
  const figures: Fact[] = [
    [texts.totalPoints, texts.points(points.total)],
    [texts.streak, texts.days(streak)],
  ]
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-line-soft bg-card shadow-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 pt-5 sm:gap-x-8 sm:px-8 sm:pt-8">
        <div className="col-span-2 lg:col-span-1">
          <h3 id={headingId} tabIndex={-1} className="mb-3 text-2xl max-sm:text-xl">
            {texts.levelName(level.level, level.title)}
          </h3>
          <LevelBar totalPoints={points.total} />
        </div>
        <FactList
          facts={figures}
          className="mt-5 flex flex-wrap content-start gap-x-10 gap-y-3 pb-8"
          valueClass="text-lg font-heading tabular-nums"
        />
        <GreenhousePicture
          level={level.level}
          className="relative z-1 mt-6 w-36 self-end lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:w-60"
        />
      </div>
      <div className="relative isolate bg-leaf/20 px-2 pb-5 sm:px-6 high-contrast:border-t high-contrast:bg-transparent">
        <Ground />
        <LevelPath current={level.level} />
      </div>
    </section>
  )
}
