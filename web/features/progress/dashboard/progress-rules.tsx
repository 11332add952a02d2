import { levels } from '#domain/progress/levels.ts'
import { pointsFor } from '#domain/progress/points.ts'
import { RuleTable } from './rule-table.tsx'
import { progressTexts as texts } from './texts.ts'

const reasons = Object.keys(pointsFor) as (keyof typeof pointsFor)[]

/** The rules by which points and levels are given; those of achievements stand with them. */
export function ProgressRules() {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <RuleTable
        heading={texts.levels}
        columns={[texts.level, texts.levelTitle, texts.pointsColumn]}
        rows={levels.map(({ level, title, minPoints, maxPoints }) => [
          String(level),
          title,
          texts.range(minPoints, maxPoints),
        ])}
      />
      <RuleTable
        heading={texts.pointsHeading}
        columns={[texts.forWhat, texts.pointsColumn]}
        rows={reasons.map((reason) => [texts.pointsReasons[reason], texts.points(pointsFor[reason])])}
      />
    </div>
  )
}
