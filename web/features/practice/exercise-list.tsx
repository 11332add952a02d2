import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChosenExercises } from './chosen-exercises.tsx'
import { Rows } from './exercise-rows.tsx'
import { filterNames, ListFilters, type Module, passesFilters } from './list-filters.tsx'
import { ModuleExercises } from './module-exercises.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { practiceTexts as texts } from './texts.ts'

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
  const begun = rows.filter(({ run }) => run && !run.isFinished)
  const others = rows.filter((row) => !begun.includes(row))
  const groups = modules
    .map((module) => ({ module, rows: others.filter(({ exercise }) => exercise.module === module.id) }))
    .filter((group) => group.rows.length > 0)
  return (
    <>
      <p role="status" className="text-ink-soft">
        {rows.length === 0 ? texts.none : texts.count(rows.length)}
      </p>
      {begun.length > 0 && (
        <Card heading={texts.begunHeading} className="max-w-3xl">
          <Rows rows={begun} />
        </Card>
      )}
      <ModuleExercises groups={groups} areTiles={rows.length > MAX_LISTED} />
    </>
  )
}

/** Folded away until it is wanted; open where the address has narrowed the list. */
function FoldedFilters({ modules }: { modules: readonly Module[] }) {
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(() => filterNames.some((name) => name !== 'module' && params.has(name)))
  return (
    <FoldedCard heading={texts.filters} hint={texts.audienceHint} isOpen={isOpen} onOpenChange={setOpen}>
      <ListFilters modules={modules} />
    </FoldedCard>
  )
}

function QueriedList({ modules }: { modules: readonly Module[] }) {
  const list = useQuery(allExercises)
  // Without an answer the list is as good as with one: it only does not say what was begun.
  const runs = useQuery(allRuns)
  return (
    <div className="flex flex-col gap-5">
      {list.data && <ChosenExercises exercises={list.data.exercises} runs={runs.data?.runs ?? []} />}
      <FoldedFilters modules={modules} />
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
