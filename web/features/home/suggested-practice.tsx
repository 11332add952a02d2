import { Play } from 'lucide-react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { HomeReply } from '#domain/home/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { homeTexts as texts } from './texts.ts'
import type { Home } from './use-home.ts'

type Suggestion = NonNullable<HomeReply['suggestion']>
type SuggestedPracticeProps = { home: Home; titleOf: (module: ModuleId) => string }

/** Why an exercise is suggested, in words. */
export function reasonText(reason: Suggestion['reason'], titleOf: SuggestedPracticeProps['titleOf']): string {
  if (reason.kind === 'goal') return texts.fromAnswers(reason.words)
  return reason.kind === 'module' ? texts.fromModule(titleOf(reason.module)) : texts[reason.kind]
}

/** One practice that fits the person, with why it does. Nothing stands there when there is none. */
export function SuggestedPractice({ home: { data, isFailed }, titleOf }: SuggestedPracticeProps) {
  if (isFailed || (data && !data.suggestion)) return null
  const suggestion = data?.suggestion
  return (
    <Card className="flex min-h-53 flex-col lg:max-xl:min-h-65 justify-between gap-3 p-4!">
      {suggestion ? (
        <>
          <div>
            <p className="text-sm text-ink-soft">{reasonText(suggestion.reason, titleOf)}</p>
            <h2 className="mt-1 text-lg leading-snug">{texts.practice(suggestion.exercise.title)}</h2>
            <p className="mt-1 text-sm text-ink-soft">{texts.practiceHint(suggestion.exercise.minutes)}</p>
          </div>
          <ButtonLink to={exercisePath(suggestion.exercise.id)} className="w-full">
            <Play aria-hidden className="size-5" />
            {texts.startPractice}
          </ButtonLink>
        </>
      ) : (
        <LoadingLine>{texts.suggestionLoading}</LoadingLine>
      )}
    </Card>
  )
}
