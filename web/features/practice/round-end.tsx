import { Link } from 'react-router'
import type { RoundItem } from '#domain/practice/contract.ts'
import { exercisePath, PRACTICE_PATH, SKILLS_MAP_PATH } from '../../platform/practice-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { endTexts } from './play-texts.ts'
import { roundTexts as texts } from './round-texts.ts'
import { SentenceCard } from './sentence-card.tsx'
import { StepHeading } from './step-heading.tsx'

/** The end of a round: one sentence to keep, and the exercises that its items came from. */
export function RoundEnd({ items, keep }: { items: readonly RoundItem[]; keep: string | null }) {
  const exercises = [...new Map(items.map(({ exercise }) => [exercise.id, exercise])).values()]
  return (
    <>
      <Card>
        <StepHeading>{texts.endTitle}</StepHeading>
        <p className="mt-2 max-w-measure">{texts.end}</p>
        {keep && (
          <>
            <h3 className="mt-5 mb-2 text-base">{endTexts.keep}</h3>
            <SentenceCard sentence={keep} />
          </>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={PRACTICE_PATH}>
            {endTexts.list}
          </ButtonLink>
          <ButtonLink variant="secondary" to={SKILLS_MAP_PATH}>
            {texts.skills}
          </ButtonLink>
        </div>
      </Card>
      <Card heading={texts.wholeHeading}>
        <ul className="flex flex-col gap-1">
          {exercises.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={exercisePath(id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {texts.whole(title)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
