import { pointCategories } from '#domain/progress/points.ts'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { ProgressRules } from './progress-rules.tsx'
import { progressTexts as texts } from './texts.ts'

/** What the categories mean, and all rules by which points are given. */
export function AboutPoints() {
  return (
    <Card>
      <Collapsible
        heading={<h3 className="text-lg">{texts.about}</h3>}
        showText={texts.showDetails}
        hideText={texts.showLess}
      >
        <dl className="mb-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {pointCategories.map((category) => (
            <div key={category}>
              <dt className="font-heading">{texts.categories[category].name}</dt>
              <dd className="text-ink-soft">{texts.categories[category].meaning}</dd>
            </div>
          ))}
        </dl>
        <ProgressRules />
      </Collapsible>
    </Card>
  )
}
