import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { KindIcon } from './kind-icon.tsx'
import { listTexts } from './list-texts.ts'
import { audienceNames, practiceTexts as texts } from './texts.ts'

export type RunSummary = ExerciseRunsReply['runs'][number]
/** An exercise, and where the person is in it. */
export type Row = { exercise: ExerciseSummary; run: RunSummary | undefined }

function outcomeOf(run: RunSummary | undefined): string {
  if (!run) return ''
  if (!run.isFinished) return texts.begun
  return run.finishedAt ? listTexts.finished(longDate(run.finishedAt)) : ''
}

/** The whole row leads to the exercise; it is named for whom it is where that is somebody else than an adult. */
function ExerciseRow({ row: { exercise, run } }: { row: Row }) {
  const outcome = outcomeOf(run)
  return (
    <li className="relative flex items-center gap-4 border-line-soft py-3 not-last:border-b first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line-soft bg-sunken text-primary">
        <KindIcon kind={exercise.kind} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={exercisePath(exercise.id)}
          className="font-heading leading-snug after:absolute after:inset-0 after:rounded-control hover:underline"
        >
          {exercise.title}
        </Link>
        <p className="text-sm text-ink-soft">
          {texts.about(exercise)} {exercise.for !== 'adult' && `${audienceNames[exercise.for]}.`}
        </p>
        {outcome && (
          <p className="flex items-center gap-1 text-sm">
            {run?.isFinished && <Check aria-hidden className="size-4 text-primary" />}
            {outcome}
          </p>
        )}
      </div>
      <p className="w-52 shrink-0 text-sm text-ink-soft max-lg:hidden">{texts.practices(exercise.skill)}</p>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
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
