import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type LucideIcon, Play, Sprout, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { exercisePath, ROUND_PATH } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { waysTexts as texts } from './round-texts.ts'
import { practiceTexts } from './texts.ts'

/** The exercise that the person was in last and has not finished, or else one to begin with. Undefined until it is known. */
function useNext() {
  const { data: list } = useQuery(allExercises)
  const { data: runs, isError } = useQuery(allRuns)
  if (!list || !(runs || isError)) return undefined
  const all = runs?.runs ?? []
  const unfinished = all.filter(({ isFinished }) => !isFinished)
  const begun = unfinished.flatMap(
    ({ exercise }) => list.exercises.find(({ id }) => id === exercise) ?? [],
  )[0]
  if (begun) return { exercise: begun, isBegun: true }
  const first = list.exercises.find(
    ({ id, kind, level }) =>
      kind === 'talk' && level === 'small' && !all.some(({ exercise }) => exercise === id),
  )
  return first ? { exercise: first, isBegun: false } : null
}

type WayProps = { Icon: LucideIcon; heading: string; hint: string; children: ReactNode }

function Way({ Icon, heading, hint, children }: WayProps) {
  return (
    <div className="flex min-h-40 flex-col justify-between gap-4 rounded-card border border-line-soft bg-card p-5 shadow-card">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line-soft bg-sunken text-primary">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-base leading-snug">{heading}</h2>
          <p className="mt-1 text-sm text-ink-soft">{hint}</p>
        </div>
      </div>
      {children}
    </div>
  )
}

function NextWay() {
  const next = useNext()
  if (next === null) return null
  if (!next)
    return (
      <div className="min-h-40 rounded-card border border-line-soft bg-card p-5 shadow-card">
        <LoadingLine>{practiceTexts.load.loading}</LoadingLine>
      </div>
    )
  const { exercise, isBegun } = next
  return (
    <Way
      Icon={Sprout}
      heading={isBegun ? practiceTexts.begunHeading : practiceTexts.firstHeading}
      hint={
        isBegun
          ? `${practiceTexts.about(exercise)} ${practiceTexts.placeKept}`
          : practiceTexts.about(exercise)
      }
    >
      <ButtonLink variant="secondary" to={exercisePath(exercise.id)}>
        {isBegun ? texts.goOn(exercise.title) : exercise.title}
      </ButtonLink>
    </Way>
  )
}

function Ways() {
  return (
    <nav aria-label={texts.label} className="mb-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        <Way Icon={Sun} heading={texts.roundHeading} hint={texts.roundHint}>
          <ButtonLink to={ROUND_PATH}>
            <Play aria-hidden className="size-5" />
            {texts.round}
          </ButtonLink>
        </Way>
        <NextWay />
      </div>
    </nav>
  )
}

/** What can be done at once in the Practice Room: the round of today, and what was begun or is good to begin with. */
export function WaysIn() {
  return (
    <QueryClientProvider client={queryClient}>
      <Ways />
    </QueryClientProvider>
  )
}
