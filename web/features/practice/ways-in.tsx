import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Clock, type LucideIcon, Play, Sprout, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { exercisePath, ROUND_PATH } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { KindIcon, KindPicture } from './kind-icon.tsx'
import { allExercises, allRuns, oneExercise } from './practice-calls.ts'
import { kindNames, practiceTexts } from './texts.ts'
import { waysTexts as texts } from './ways-texts.ts'

/** An exercise that fits the person, with why it does; null where there is none, undefined until it is known. */
export type SuggestedExercise = { exercise: ExerciseSummary; reason: string } | null | undefined
type WaysInProps = { suggested: SuggestedExercise }
type Next = { exercise: ExerciseSummary; reason: string; isBegun: boolean }

/** So many letters have most introductions; few differ from it by more than a line. */
const INTRO_LENGTH = 173
/** Words of no meaning that take as much room as so many letters; never seen, nor read aloud. */
const roomFor = (letters: number) => 'exercise '.repeat(letters).slice(0, letters)
const usualNext: Next = {
  exercise: {
    id: '',
    module: 'friendship',
    kind: 'talk',
    title: roomFor(29),
    skill: roomFor(15),
    for: 'adult',
    level: 'small',
    minutes: 5,
  },
  reason: roomFor(25),
  isBegun: false,
}

/** The exercise that the person was in last and has not finished, or else the suggested one. Undefined until it is known. */
function useNext(suggested: SuggestedExercise): Next | null | undefined {
  const { data: list } = useQuery(allExercises)
  const { data: runs, isError } = useQuery(allRuns)
  if (!list || !(runs || isError)) return undefined
  const [begun] = (runs?.runs ?? [])
    .filter(({ isFinished }) => !isFinished)
    .flatMap(({ exercise }) => list.exercises.find(({ id }) => id === exercise) ?? [])
  if (begun) return { exercise: begun, reason: practiceTexts.begun, isBegun: true }
  return suggested && { ...suggested, isBegun: false }
}

function Fact({ children, Icon }: { children: ReactNode; Icon: LucideIcon }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-5 shrink-0 text-primary" />
      {children}
    </li>
  )
}

/** What it is about, read with the exercise itself; the room for it is there before. */
function Scene({ id }: { id: string }) {
  const { data } = useQuery(oneExercise(id))
  return data ? data.exercise.intro : <span className="invisible">{roomFor(INTRO_LENGTH)}</span>
}

const card = 'rounded-card border border-line-soft bg-card shadow-card'

type NextCardProps = { next: Next; scene: ReactNode; headingId?: string }

/** Two columns where it is wide enough itself: beside the menu it is narrower than the window says. */
function NextCard({ next: { exercise, reason, isBegun }, scene, headingId }: NextCardProps) {
  const action = isBegun ? texts.goOn : texts.begin
  return (
    <div className="grid h-full *:min-w-0 @xl/next:grid-cols-[13rem_minmax(0,1fr)]">
      <KindPicture kind={exercise.kind} />
      <div className="p-5 @xl/next:p-7">
        <p className="text-sm text-ink-soft">{reason}</p>
        <h2 id={headingId} className="mt-1 text-xl leading-snug">
          {exercise.title}
        </h2>
        <p className="mt-2 max-w-measure">{scene}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <li className="flex items-center gap-2">
            <KindIcon kind={exercise.kind} className="size-5 shrink-0 text-primary" />
            {kindNames[exercise.kind]}
          </li>
          <Fact Icon={Clock}>{practiceTexts.length(exercise.minutes)}</Fact>
          <Fact Icon={Sprout}>{practiceTexts.practices(exercise.skill)}</Fact>
        </ul>
        <ButtonLink
          to={exercisePath(exercise.id)}
          aria-label={texts.withTitle(action, exercise.title)}
          className="mt-5 max-sm:w-full"
        >
          <Play aria-hidden className="size-5" />
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The place of the card until it is known which one it is: as high as most of them are in a window of this width. */
function NextPlace() {
  return (
    <div className={`${card} relative h-full`}>
      <div className="absolute inset-0 p-5">
        <LoadingLine>{practiceTexts.load.loading}</LoadingLine>
      </div>
      <div aria-hidden className="invisible h-full">
        <NextCard next={usualNext} scene={roomFor(INTRO_LENGTH)} />
      </div>
    </div>
  )
}

function NextWay(next: Next) {
  return (
    <section aria-labelledby="practice-next" className={`${card} h-full overflow-hidden`}>
      <NextCard next={next} scene={<Scene id={next.exercise.id} />} headingId="practice-next" />
    </section>
  )
}

function RoundWay() {
  return (
    <section aria-labelledby="practice-round" className={`${card} flex flex-col gap-4 p-5`}>
      <div className="flex flex-1 gap-4 xl:flex-col">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-primary">
          <Sun aria-hidden className="size-6" />
        </span>
        <div>
          <h2 id="practice-round" className="text-lg leading-snug">
            {texts.roundHeading}
          </h2>
          <p className="mt-1 text-ink-soft">{texts.roundHint}</p>
        </div>
      </div>
      <ButtonLink variant="secondary" to={ROUND_PATH}>
        {texts.round}
      </ButtonLink>
    </section>
  )
}

function Ways({ suggested }: WaysInProps) {
  const next = useNext(suggested)
  return (
    <nav aria-label={texts.label} className="mb-8">
      <div className="grid grid-cols-1 gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {next !== null && (
          <div className="@container/next">{next ? <NextWay {...next} /> : <NextPlace />}</div>
        )}
        <RoundWay />
      </div>
    </nav>
  )
}

/** What can be done at once in the Practice Room: the exercise that was begun or that fits, and the round of today. */
export function WaysIn(props: WaysInProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Ways {...props} />
    </QueryClientProvider>
  )
}
