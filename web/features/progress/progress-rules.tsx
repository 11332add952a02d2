import { achievementRules } from '#domain/progress/achievements.ts'
import { levels } from '#domain/progress/levels.ts'
import { pointsFor } from '#domain/progress/points.ts'
import { RuleTable } from './rule-table.tsx'
import { progressTexts as texts } from './texts.ts'

const reasons = Object.keys(pointsFor) as (keyof typeof pointsFor)[]

/** The rules by which points, levels and achievements are given. */
export function ProgressRules() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
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
      <RuleTable
        heading={texts.achievements}
        columns={[texts.achievement, texts.howTo, texts.pointsColumn]}
        rows={achievementRules.map(({ title, description, points }) => [
          title,
          description,
          texts.points(points),
        ])}
      />
    </div>
  )
}
