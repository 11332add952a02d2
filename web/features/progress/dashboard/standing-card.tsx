import { listAchievements } from '#domain/progress/achievements.ts'
import { levelStanding } from '#domain/progress/levels.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { StoneFigures } from '../../../ui/stone-figures.tsx'
import { useGameElementsEnabled } from '../store/use-game-elements-enabled.ts'
import { useProgress } from '../store/use-progress.ts'
import { LevelBar } from './level-summary.tsx'
import { progressTexts as texts } from './texts.ts'

/** Level, points, streak and achievements at a glance, for who wants to see them; nothing until they are known. */
export function StandingCard() {
  const { state } = useProgress()
  const isEnabled = useGameElementsEnabled()
  if (!isEnabled || !state) return null
  const { level } = levelStanding(state.points.total)
  const achievements = listAchievements(state.achievements)
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length
  return (
    <Card heading={texts.levelName(level.level, level.title)}>
      <LevelBar totalPoints={state.points.total} />
      <StoneFigures
        className="mt-6 mb-3"
        figures={[
          [texts.totalPoints, state.points.total.toLocaleString('en-US')],
          [texts.streak, texts.days(state.streak)],
          [texts.achievements, texts.outOf(unlocked, achievements.length)],
        ]}
      />
      <ButtonLink variant="ghost" className="px-0! text-sm" to="/dashboard/gamification">
        {texts.barMore}
      </ButtonLink>
    </Card>
  )
}
