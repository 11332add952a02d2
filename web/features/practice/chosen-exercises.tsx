import { useSearchParams } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { Card } from '../../ui/card.tsx'
import { readChosen } from './chosen-link.ts'
import { Rows } from './exercise-rows.tsx'
import { somebodyTexts as texts } from './somebody-texts.ts'

type ChosenExercisesProps = { exercises: readonly ExerciseSummary[]; runs: ExerciseRunsReply['runs'] }

/** What somebody chose for the person, by the link with which they came; nothing without one. */
export function ChosenExercises({ exercises, runs }: ChosenExercisesProps) {
  const [params] = useSearchParams()
  const ids = readChosen(params)
  const rows = ids.flatMap((id) => {
    const exercise = exercises.find((each) => each.id === id)
    return exercise ? [{ exercise, run: runs.find((run) => run.exercise === id) }] : []
  })
  if (ids.length === 0) return null
  return (
    <Card heading={texts.heading}>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.headingHint}</p>
      <Rows rows={rows} />
      {rows.length < ids.length && <p className="mt-3 text-sm text-ink-soft">{texts.gone}</p>}
    </Card>
  )
}
