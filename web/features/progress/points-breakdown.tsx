import { type Points, pointCategories, pointShares } from '#domain/progress/points.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { progressTexts as texts } from './texts.ts'

/** What share of the points each category has. */
export function PointsBreakdown({ points }: { points: Points }) {
  const shares = pointShares(points)
  return (
    <Card heading={texts.breakdown} headingLevel={3}>
      <ul className="flex flex-col gap-4">
        {pointCategories.map((category) => (
          <li key={category}>
            <ProgressBar
              label={texts.categories[category].name}
              percent={shares[category]}
              valueText={texts.share(points[category], shares[category])}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
