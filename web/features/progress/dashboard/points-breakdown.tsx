import { BookOpen, CalendarDays, type LucideIcon, MessagesSquare, Sprout } from 'lucide-react'
import { achievementPoints } from '#domain/progress/achievements.ts'
import { type PointCategory, pointCategories, pointShares } from '#domain/progress/points.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { progressTexts as texts } from './texts.ts'

const icons: Record<PointCategory, LucideIcon> = {
  interaction: MessagesSquare,
  learning: BookOpen,
  achievement: Sprout,
  consistency: CalendarDays,
}

function CategoryName({ category }: { category: PointCategory }) {
  const Icon = icons[category]
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden className="size-5 text-primary" />
      {texts.categories[category].name}
    </span>
  )
}

type PointsBreakdownProps = { state: Pick<ProgressState, 'points' | 'achievements'> }

/**
 * What share of the points each category has, and how much of it came from unlocked achievements: their points count in
 * the category of each, so that the category of finished exercises is no sum of achievements.
 */
export function PointsBreakdown({ state: { points, achievements } }: PointsBreakdownProps) {
  const shares = pointShares(points)
  const awarded = achievementPoints(achievements)
  return (
    <Card heading={texts.breakdown} headingLevel={3}>
      <ul className="flex flex-col gap-4">
        {pointCategories.map((category) => (
          <li key={category}>
            <ProgressBar
              label={<CategoryName category={category} />}
              percent={shares[category]}
              valueText={texts.share(points[category], shares[category])}
            />
            {awarded[category] > 0 && (
              <p className="mt-1 text-sm text-ink-soft">{texts.fromAchievements(awarded[category])}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
