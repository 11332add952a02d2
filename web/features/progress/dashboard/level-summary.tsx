import { levelStanding } from '#domain/progress/levels.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { Card } from '../../../ui/card.tsx'
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

/** The level/progress summary card (specification, section 2). */
export function LevelSummary({ state: { points, streak } }: { state: ProgressState }) {
  const { level } = levelStanding(points.total)
  const figures = [
    [texts.totalPoints, texts.points(points.total)],
    [texts.streak, texts.days(streak)],
  ]
  return (
    <Card heading={texts.levelName(level.level, level.title)} headingLevel={3}>
      <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <LevelBar totalPoints={points.total} />
          <LevelPath current={level.level} />
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-heading tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="max-lg:hidden">
          <GreenhousePicture level={level.level} />
        </div>
      </div>
    </Card>
  )
}
