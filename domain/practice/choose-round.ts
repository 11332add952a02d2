import type { ModuleId } from '../coaching/module-ids.ts'
import type { Exercise } from './exercise.ts'
import { exerciseLevels } from './exercise.ts'
import type { ExerciseSource } from './for-whom.ts'
import { exerciseOfItem } from './round-item.ts'

const ROUND_ITEMS = 5
const MOST_OF_ONE_EXERCISE = 2
const MOST_OF_ONE_KIND = 2

/** An item that a round may take. */
export type Candidate = {
  id: string
  module: ModuleId
  kind: Exercise['kind']
  for: Exercise['for']
  level: Exercise['level']
}

export type RoundWish = {
  candidates: readonly Candidate[]
  /** What was met before, and when it comes up again. Items that are no candidates any more are passed over. */
  met: ReadonlyMap<string, Date>
  person: ExerciseSource
  now: Date
  /** The same seed gives the same round as long as nothing was met: the day and the person. */
  seed: string
}

/** Spreads what is otherwise equal, so that a module does not always begin with the same item. FNV-1a, 32 bit. */
function mixed(text: string): number {
  let value = 0x811c9dc5
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** The wanted modules come first, goals before what was practiced; then exercises little met, then the smaller ones. */
function inOrderOfUse({ person: { goals, practiced }, met, seed }: RoundWish) {
  const metOf = Map.groupBy(met.keys(), exerciseOfItem)
  const familiar = ({ id }: Candidate) => metOf.get(exerciseOfItem(id))?.length ?? 0
  const near = ({ module }: Candidate) => (goals.includes(module) ? 0 : practiced.includes(module) ? 1 : 2)
  const level = ({ level }: Candidate) => exerciseLevels.indexOf(level)
  return (a: Candidate, b: Candidate) =>
    near(a) - near(b) ||
    familiar(a) - familiar(b) ||
    level(a) - level(b) ||
    mixed(seed + a.id) - mixed(seed + b.id)
}

type Limits = { ofExercise: number; ofKind: number }

/** Adds candidates in their order until the round is full, as long as the limits allow. */
function fill(round: Candidate[], from: readonly Candidate[], { ofExercise, ofKind }: Limits): void {
  for (const candidate of from) {
    if (round.length >= ROUND_ITEMS) return
    const exercise = exerciseOfItem(candidate.id)
    const isOver =
      round.filter(({ id }) => exerciseOfItem(id) === exercise).length >= ofExercise ||
      round.filter(({ kind }) => kind === candidate.kind).length >= ofKind
    if (!isOver && !round.includes(candidate)) round.push(candidate)
  }
}

/**
 * The ids of the items of a round: what is due, the longest due first; then what is new; then, where all was met, what
 * comes up soonest. Never more than two of one exercise, never an exercise that is written for others. New items are of
 * several kinds and exercises as far as there are any.
 */
export function chooseRound(wish: RoundWish): string[] {
  const { met, now, person } = wish
  const meant = wish.candidates.filter((candidate) => candidate.for === person.audience)
  const dueAt = ({ id }: Candidate) => met.get(id)?.getTime() ?? 0
  const known = meant.filter(({ id }) => met.has(id)).toSorted((a, b) => dueAt(a) - dueAt(b))
  const fresh = meant.filter(({ id }) => !met.has(id)).toSorted(inOrderOfUse(wish))
  const isDue = (candidate: Candidate) => dueAt(candidate) <= now.getTime()
  const loose = { ofExercise: MOST_OF_ONE_EXERCISE, ofKind: ROUND_ITEMS }
  const round: Candidate[] = []
  fill(round, known.filter(isDue), loose)
  fill(round, fresh, { ofExercise: 1, ofKind: MOST_OF_ONE_KIND })
  fill(round, fresh, loose)
  fill(round, known, loose)
  return round.map(({ id }) => id)
}
