import { Link } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { audienceNames, practiceTexts as texts } from './texts.ts'

export type RunSummary = ExerciseRunsReply['runs'][number]
/** An exercise, and where the person is in it. */
export type Row = { exercise: ExerciseSummary; run: RunSummary | undefined }

function outcomeOf(run: RunSummary | undefined): string {
  if (!run) return ''
  if (!run.isFinished) return texts.begun
  return run.finishedAt ? texts.finished(longDate(run.finishedAt)) : ''
}

function ExerciseRow({ row: { exercise, run } }: { row: Row }) {
  const outcome = outcomeOf(run)
  return (
    <li className="border-b border-line-soft py-3 first:pt-0 last:border-b-0 last:pb-0">
      <Link
        to={exercisePath(exercise.id)}
        className="inline-block py-1 font-heading text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {exercise.title}
      </Link>
      <p className="text-sm text-ink-soft">
        {texts.about(exercise)} {texts.practices(exercise.skill)}. {audienceNames[exercise.for]}.
      </p>
      {outcome && <p className="text-sm">{outcome}</p>}
    </li>
  )
}

/** Exercises of a list, each with what it is and what became of it. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <ExerciseRow key={row.exercise.id} row={row} />
      ))}
    </ul>
  )
}
