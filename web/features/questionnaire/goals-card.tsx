import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { goalsTexts as texts } from './texts.ts'

type GoalsCardProps = { goals: readonly ModuleId[]; titleOf: (module: ModuleId) => string }

/** What the person wants to work on, and the way to change it. */
export function GoalsCard({ goals, titleOf }: GoalsCardProps) {
  const areNone = goals.length === 0
  return (
    <Card heading={texts.heading}>
      {areNone ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {goals.map((module) => (
            <li key={module} className="rounded-full border border-line-soft bg-sunken px-3 py-1 text-sm">
              {titleOf(module)}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="ghost" className="mt-2 px-0! text-sm" to="/dashboard/questionnaire">
        {areNone ? texts.choose : texts.change}
      </ButtonLink>
    </Card>
  )
}
