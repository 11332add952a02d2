import { MessagesSquare, Play } from 'lucide-react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HomeRow } from './home-row.tsx'
import { reasonText, type Suggestion } from './suggestion-reason.ts'
import { homeTexts as texts } from './texts.ts'

type SuggestedPracticeProps = {
  suggestion: Suggestion
  titleOf: (module: ModuleId) => string
  /** The one thing to do next. */
  isNext?: boolean
}

/** One practice that fits the person, with why it does. */
export function SuggestedPractice({ suggestion, titleOf, isNext = false }: SuggestedPracticeProps) {
  const { exercise, reason } = suggestion
  return (
    <HomeRow
      isNext={isNext}
      icon={MessagesSquare}
      heading={reasonText(reason, titleOf)}
      title={texts.practice(exercise.title)}
      hint={texts.practiceHint(exercise.minutes)}
      action={
        <ButtonLink
          variant={isNext ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          to={exercisePath(exercise.id)}
        >
          <Play aria-hidden className="size-5" />
          {texts.startPractice}
        </ButtonLink>
      }
    />
  )
}
