import { demoAchievementIds } from '#domain/progress/achievements.ts'
import { demoPointsFor, pointCategories } from '#domain/progress/points.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { progressReporter } from '../store/progress-reporter.ts'
import { demoTexts as texts } from './texts.ts'

/** Grants for trying things out (specification, section 2). Only in demo mode and for operators; the server checks. */
export function DemoControls() {
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-measure text-ink-soft">{texts.intro}</p>
      <Card heading={texts.pointsHeading}>
        <div className="flex flex-wrap gap-3">
          {pointCategories.map((category) => (
            <Button
              key={category}
              variant="secondary"
              onClick={() => progressReporter.demoPointsGranted(category)}
            >
              {texts.points(demoPointsFor[category], category)}
            </Button>
          ))}
        </div>
      </Card>
      <Card heading={texts.achievementsHeading}>
        <div className="flex flex-wrap gap-3">
          {demoAchievementIds.map((id) => (
            <Button key={id} variant="secondary" onClick={() => progressReporter.demoAchievementAdvanced(id)}>
              {texts.advance(id)}
            </Button>
          ))}
        </div>
      </Card>
    </div>
  )
}
