import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { ExpandButton } from '../../ui/expand-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PartNotLoaded } from '../../ui/part-not-loaded.tsx'
import { ChosenExercises } from './chosen-exercises.tsx'
import { Rows } from './exercise-rows.tsx'
import { filterNames, type Module, passesFilters } from './filters.ts'
import { KindChoice } from './kind-choice.tsx'
import { listTexts } from './list-texts.ts'
import { ModuleExercises } from './module-exercises.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { practiceTexts as texts } from './texts.ts'

/** Most people never narrow the list. */
const ListFilters = loadPart(
  () => import('./list-filters.tsx').then((part) => part.ListFilters),
  PartNotLoaded,
)

/** More than these at once would be a wall of text: then each module is a tile that leads to its own. */
const MAX_LISTED = 20

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
  const areTiles = rows.length > MAX_LISTED
  // The newest stands above the list, as the one to go on with.
  const alsoBegun = runs
    .filter(({ isFinished, exercise }) => !isFinished && exercises.some(({ id }) => id === exercise))
    .slice(1)
    .flatMap((run) => rows.find((row) => row.run === run) ?? [])
  const groups = modules
    .map((module) => ({ module, rows: rows.filter(({ exercise }) => exercise.module === module.id) }))
    .filter((group) => group.rows.length > 0)
  return (
    <>
      <ModuleExercises groups={groups} areTiles={areTiles} />
      {areTiles && alsoBegun.length > 0 && (
        <Card heading={listTexts.alsoBegun} className="max-w-4xl">
          <Rows rows={alsoBegun} />
        </Card>
      )}
    </>
  )
}

type FilterRowProps = { exercises: readonly ExerciseSummary[] | undefined; modules: readonly Module[] }

/** How many there are, and what narrows them: folded away until it is wanted, open where the address has narrowed the list. */
function FilterRow({ exercises, modules }: FilterRowProps) {
  const id = useId()
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(() => filterNames.some((name) => name !== 'module' && params.has(name)))
  const count = exercises?.filter(passesFilters(params)).length
  return (
    <div className="flex flex-col gap-1">
      <KindChoice />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-ink-soft">
          {count !== undefined && (count === 0 ? listTexts.none : listTexts.count(count))}
        </p>
        <ExpandButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {listTexts.filters}
        </ExpandButton>
      </div>
      <div id={id} hidden={!isOpen} className="rounded-card border border-line-soft bg-card p-4 shadow-card">
        <p className="mb-3 text-sm text-ink-soft">{listTexts.audienceHint}</p>
        {isOpen && (
          <Suspense>
            <ListFilters modules={modules} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

type ExerciseListProps = {
  modules: readonly Module[]
  /** What stands below the list, once that is there: it would be pushed down by it. */
  children?: ReactNode
}

function QueriedList({ modules, children }: ExerciseListProps) {
  const list = useQuery(allExercises)
  // Without an answer the list is as good as with one: it only does not say what was begun.
  const runs = useQuery(allRuns)
  return (
    <div className="flex flex-col gap-5">
      {list.data && <ChosenExercises exercises={list.data.exercises} runs={runs.data?.runs ?? []} />}
      <FilterRow exercises={list.data?.exercises} modules={modules} />
      <Loaded query={list} texts={texts.load}>
        {({ exercises }) => (
          <>
            <ShownExercises exercises={exercises} runs={runs.data?.runs ?? []} modules={modules} />
            {children}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** All exercises: module by module, narrowed by module, kind, length and by whom they are written for; then what else was begun. */
export function ExerciseList(props: ExerciseListProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedList {...props} />
    </QueryClientProvider>
  )
}
