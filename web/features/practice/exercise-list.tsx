import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { ExerciseRunsReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { audienceNames, practiceTexts as texts } from './texts.ts'

/** More than these at once would be a wall of text: then each module's are folded away. */
const MAX_UNFOLDED = 20

type Module = { id: string; title: string }
type RunSummary = ExerciseRunsReply['runs'][number]
type Row = { exercise: ExerciseSummary; run: RunSummary | undefined }

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

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <ExerciseRow key={row.exercise.id} row={row} />
      ))}
    </ul>
  )
}

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

type FilterProps = { label: string; name: string; all: string; choices: readonly Module[] }

function Filter({ label, name, all, choices }: FilterProps) {
  const [params, setParams] = useSearchParams()
  function choose(value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return (
    <div className="min-w-0 flex-1 basis-60">
      <Field label={label}>
        <SelectInput value={params.get(name) ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{all}</option>
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  )
}

const audiences = Object.entries(audienceNames).map(([id, title]) => ({ id, title }))

type ShownProps = {
  exercises: readonly ExerciseSummary[]
  runs: readonly RunSummary[]
  modules: readonly Module[]
}

function ShownExercises({ exercises, runs, modules }: ShownProps) {
  const [params] = useSearchParams()
  const fits = (name: string, value: string) => [null, '', value].includes(params.get(name))
  const isShown = (exercise: ExerciseSummary) => fits('module', exercise.module) && fits('for', exercise.for)
  const rows = exercises.filter(isShown).map((exercise) => ({
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
      <div className="flex flex-wrap gap-4">
        <Filter label={texts.filterModule} name="module" all={texts.allModules} choices={modules} />
        <Filter label={texts.filterAudience} name="for" all={texts.everybody} choices={audiences} />
      </div>
      <p className="text-sm text-ink-soft">{texts.audienceHint}</p>
      <Loaded query={list} texts={texts.load}>
        {({ exercises }) => (
          <ShownExercises exercises={exercises} runs={runs.data?.runs ?? []} modules={modules} />
        )}
      </Loaded>
    </div>
  )
}

/** All exercises: first what was begun, then module by module, narrowed by module and by whom they are written for. */
export function ExerciseList({ modules }: { modules: readonly Module[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedList modules={modules} />
    </QueryClientProvider>
  )
}
