import { Sprout } from 'lucide-react'
import { useId } from 'react'
import { type Achievement, listAchievements } from '#domain/progress/achievements.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Ground } from '../../../ui/ground.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { AchievementPlant } from './achievement-plant.tsx'
import { progressTexts as texts } from './texts.ts'

function AchievementLine({ achievement }: { achievement: Achievement }) {
  const { id, title, description, category, unlocked, progress, maxProgress, pointsAwarded } = achievement
  const titleId = useId()
  return (
    <li className="flex overflow-hidden rounded-card border border-line-soft bg-card shadow-card">
      <Ground
        className={joinClasses(
          'grid shrink-0 place-items-end px-3 pt-4 pb-1.5',
          !unlocked && 'bg-sunken! *:first:opacity-40',
        )}
      >
        <AchievementPlant id={id} isUnlocked={unlocked} />
      </Ground>
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
  /** Two rows of two are calmer than three and a remainder of one. */
  const isEven = list.length === 2 || list.length === 4
  return (
    <div>
      <h4 className="mb-3 text-base">{heading}</h4>
      {list.length === 0 ? (
        <EmptyState Icon={Sprout}>{none}</EmptyState>
      ) : (
        <ul className={joinClasses('grid gap-4 @xl:grid-cols-2', !isEven && '@5xl:grid-cols-3')}>
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
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="@container">
      <h3 id={headingId} tabIndex={-1} className="mb-3 text-lg">
        {texts.achievements}
      </h3>
      <div className="flex flex-col gap-6">
        <AchievementGroup heading={texts.unlocked} none={texts.noneUnlocked} list={unlocked} />
        <AchievementGroup heading={texts.inProgress} none={texts.allUnlocked} list={inProgress} />
      </div>
    </section>
  )
}
