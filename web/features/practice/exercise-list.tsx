import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChosenExercises } from './chosen-exercises.tsx'
import { type Row, Rows } from './exercise-rows.tsx'
import { ListFilters, type Module, passesFilters } from './list-filters.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { practiceTexts as texts } from './texts.ts'

/** More than these at once would be a wall of text: then each module's are folded away. */
const MAX_UNFOLDED = 20

type GroupProps = { heading: string; rows: readonly Row[]; isFolded?: boolean }

function Group({ heading, rows, isFolded = false }: GroupProps) {
  if (rows.length === 0) return null
  if (!isFolded)
    return (
      <Card heading={heading}>
        <Rows rows={rows} />
      </Card>
    )
  const of = <VisuallyHidden>: {heading}</VisuallyHidden>
  return (
    <Card>
      <Collapsible
        heading={<h2 className="text-lg">{heading}</h2>}
        showText={
          <span>
            {texts.show(rows.length)}
            {of}
          </span>
        }
        hideText={
          <span>
            {texts.hide}
            {of}
          </span>
        }
      >
        <Rows rows={rows} />
      </Collapsible>
    </Card>
  )
}

type ShownProps = {
  exercises: readonly ExerciseSummary[]
  runs: ExerciseRunsReply['runs']
  modules: readonly Module[]
}

function ShownExercises({ exercises, runs, modules }: ShownProps) {
  const [params] = useSearchParams()
  const rows = exercises.filter(passesFilters(params)).map((exercise) => ({
    exercise,
    run: runs.find((run) => run.exercise === exercise.id),
  }))
  const begun = rows.filter(({ run }) => run && !run.isFinished)
  const others = rows.filter((row) => !begun.includes(row))
  const isFolded = rows.length > MAX_UNFOLDED
  const first = others.find(
    ({ exercise, run }) => !run && exercise.kind === 'talk' && exercise.level === 'small',
  )
  return (
    <>
      <p role="status" className="text-ink-soft">
        {rows.length === 0 ? texts.none : texts.count(rows.length)}
      </p>
      <Group heading={texts.begunHeading} rows={begun} />
      {isFolded && begun.length === 0 && first && <Group heading={texts.firstHeading} rows={[first]} />}
      {modules.map(({ id, title }) => (
        <Group
          key={id}
          heading={title}
          rows={others.filter(({ exercise }) => exercise.module === id)}
          isFolded={isFolded}
        />
      ))}
    </>
  )
}

function QueriedList({ modules }: { modules: readonly Module[] }) {
  const list = useQuery(allExercises)
  // Without an answer the list is as good as with one: it only does not say what was begun.
  const runs = useQuery(allRuns)
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {list.data && <ChosenExercises exercises={list.data.exercises} runs={runs.data?.runs ?? []} />}
      <ListFilters modules={modules} />
      <p className="text-sm text-ink-soft">{texts.audienceHint}</p>
      <Loaded query={list} texts={texts.load}>
        {({ exercises }) => (
          <ShownExercises exercises={exercises} runs={runs.data?.runs ?? []} modules={modules} />
        )}
      </Loaded>
    </div>
  )
}

/** All exercises: first what was begun, then module by module, narrowed by module, kind, length and by whom they are written for. */
export function ExerciseList({ modules }: { modules: readonly Module[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedList modules={modules} />
    </QueryClientProvider>
  )
}
