import { useId } from 'react'
import { type Achievement, listAchievements } from '#domain/progress/achievements.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { AchievementPlant } from './achievement-plant.tsx'
import { progressTexts as texts } from './texts.ts'

function AchievementLine({ achievement }: { achievement: Achievement }) {
  const { id, title, description, category, unlocked, progress, maxProgress, pointsAwarded } = achievement
  const titleId = useId()
  return (
    <li className="flex overflow-hidden rounded-card border border-line-soft">
      <div className="grid shrink-0 place-items-end border-r border-line-soft bg-sunken px-3 pt-4">
        <AchievementPlant id={id} isUnlocked={unlocked} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <p id={titleId} className="font-heading">
          {title}
        </p>
        <p className="text-sm text-ink-soft">
          {description} {texts.awarded(pointsAwarded, category)}.
        </p>
        {!unlocked && (
          <div className="mt-auto pt-3">
            <ProgressBar
              label={texts.progress}
              subjectId={titleId}
              percent={(progress / maxProgress) * 100}
              valueText={texts.outOf(progress, maxProgress)}
            />
          </div>
        )}
      </div>
    </li>
  )
}

function AchievementGroup({ heading, none, list }: { heading: string; none: string; list: Achievement[] }) {
  return (
    <div>
      <h4 className="text-base">{heading}</h4>
      {list.length === 0 ? (
        <p className="py-3 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.map((achievement) => (
            <AchievementLine key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** All achievements: what is unlocked, and how far the others are. */
export function AchievementList({ held }: { held: ProgressState['achievements'] }) {
  const achievements = listAchievements(held)
  const unlocked = achievements.filter((achievement) => achievement.unlocked)
  const inProgress = achievements.filter((achievement) => !achievement.unlocked)
  return (
    <Card heading={texts.achievements} headingLevel={3}>
      <div className="flex flex-col gap-6">
        <AchievementGroup heading={texts.unlocked} none={texts.noneUnlocked} list={unlocked} />
        <AchievementGroup heading={texts.inProgress} none={texts.allUnlocked} list={inProgress} />
      </div>
    </Card>
  )
}
