import type { Params } from 'react-router'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { ExercisePlayer } from '../features/practice/exercise-player.tsx'
import { type LoadedExercise, loadExercise } from '../features/practice/load-exercise.ts'
import { sheetTexts } from '../features/practice/sheet-texts.ts'
import { audienceNames, practiceTexts as texts } from '../features/practice/texts.ts'
import { progressReporter } from '../features/progress/store/progress-reporter.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { PageMissingError } from '../platform/page-missing-error.ts'
import { usePageRouter } from '../platform/page-router.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { PRACTICE_PATH, sheetPath } from '../platform/practice-path.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Null where the server did not answer. */
export type Loaded = { loaderData: LoadedExercise | null }

export async function loader({ exercise = '' }: Params): Promise<LoadedExercise | null> {
  const loaded = await loadExercise(exercise)
  if (loaded === 'missing') throw new PageMissingError()
  return loaded === 'unreachable' ? null : loaded
}

export const meta = ({ loaderData }: Loaded) => pageTitle(loaderData?.reply.exercise.title ?? texts.untitled)

const backLink = (
  <ButtonLink variant="ghost" className="px-0! text-sm" to={PRACTICE_PATH}>
    {texts.allExercises}
  </ButtonLink>
)

/** In the place of an exercise whose answer did not come, with a way to ask again. */
export function UnreachableExercise() {
  const { reload } = usePageRouter()
  const tryAgain = <ActionButton action={reload}>{texts.load.tryAgain}</ActionButton>
  return (
    <>
      <PageHeading title={texts.untitled} actions={backLink} />
      <Banner variant="warning" title={texts.load.failedTitle} action={tryAgain}>
        {texts.load.failed}
      </Banner>
    </>
  )
}

export default function ExercisePage({ loaderData }: Loaded) {
  const { user, isBuiltInCoach } = useOwnSession()
  if (!loaderData) return <UnreachableExercise />
  const { id, module, exercise } = loaderData.reply
  const title = moduleCatalogue.find((each) => each.id === module)?.title
  return (
    <div className="max-w-6xl">
      <PageHeading
        isCompact
        title={exercise.title}
        intro={`${title}. ${texts.about(exercise)} ${audienceNames[exercise.for]}.`}
        actions={
          <>
            {backLink}
            <ButtonLink variant="ghost" className="px-0! text-sm" to={sheetPath(id)}>
              {sheetTexts.open}
            </ButtonLink>
          </>
        }
      />
      <ExercisePlayer
        key={id}
        userId={user.id}
        loaded={loaderData}
        hasModel={!isBuiltInCoach}
        onFinished={() => progressReporter.exerciseFinished(module, id)}
        SafetyCard={SafetyCard}
      />
    </div>
  )
}
