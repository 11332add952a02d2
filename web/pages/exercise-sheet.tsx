import type { Params } from 'react-router'
import { ExerciseSheet } from '../features/practice/exercise-sheet.tsx'
import { sheetTexts as texts } from '../features/practice/sheet-texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { exercisePath } from '../platform/practice-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { type Loaded, loader as loadExercisePage, UnreachableExercise } from './exercise.tsx'

export const loader = ({ exercise }: Params) => loadExercisePage({ exercise })

export const meta = ({ loaderData }: Loaded) => pageTitle(texts.title(loaderData?.reply.exercise.title ?? ''))

export default function ExerciseSheetPage({ loaderData }: Loaded) {
  if (!loaderData) return <UnreachableExercise />
  const { id, exercise } = loaderData.reply
  const back = (
    <ButtonLink variant="ghost" className="px-0! print:hidden" to={exercisePath(id)}>
      {texts.back}
    </ButtonLink>
  )
  return (
    <div data-print-alone>
      <PageHeading title={exercise.title} intro={texts.intro} actions={back} />
      <ExerciseSheet reply={loaderData.reply} run={loaderData.run} />
    </div>
  )
}
