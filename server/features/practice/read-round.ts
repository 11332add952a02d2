import { moduleIds } from '#domain/coaching/module-ids.ts'
import { type Candidate, chooseRound } from '#domain/practice/choose-round.ts'
import type { ItemRatingForm, RoundItem, RoundReply } from '#domain/practice/contract.ts'
import { type CutItem, cutItems } from '#domain/practice/cut-items.ts'
import { type ExerciseSource, exerciseSource } from '#domain/practice/for-whom.ts'
import { dueOf, rateItem } from '#domain/practice/item-memory.ts'
import type { PlacedExercise } from '#domain/practice/placed-exercise.ts'
import { exerciseOfItem } from '#domain/practice/round-item.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { readAnswers } from '../questionnaire/index.ts'
import { readSettings } from '../settings/index.ts'
import { changeItem, type ExerciseRunRow, findItems, findRuns } from './queries.ts'
import { findExercise, skillOf } from './read-exercises.ts'

type Cut = CutItem & { exercise: PlacedExercise }

const cutAll = ({ content }: Pick<Services, 'content'>): Map<string, Cut> =>
  new Map(
    content.practice.exercises.flatMap((exercise) =>
      cutItems(exercise).map((item): [string, Cut] => [item.id, { ...item, exercise }]),
    ),
  )

const toCandidate = ({ id, exercise: { module, kind, level, for: audience } }: Cut): Candidate => ({
  id,
  module,
  kind,
  level,
  for: audience,
})

function practicedModules({ content }: Services, runs: readonly ExerciseRunRow[]) {
  const begun = new Set(runs.map(({ exercise }) => exercise))
  const exercises = content.practice.exercises.filter(({ id }) => begun.has(id))
  return moduleIds.filter((module) => exercises.some((exercise) => exercise.module === module))
}

/**
 * By the questionnaire. Without personalization the goals count for nothing; for whom exercises are written still does,
 * because it protects: nobody under 18 gets what is written for adults.
 */
async function sourceOf(
  services: Services,
  userId: string,
  practiced: ExerciseSource['practiced'],
): Promise<ExerciseSource> {
  const [{ aiPersonalization }, { questions, responses }] = await Promise.all([
    readSettings(services, userId),
    readAnswers(services, userId),
  ])
  const { audience, goals } = exerciseSource(questions, responses)
  return { audience, goals: aiPersonalization ? goals : [], practiced }
}

/** The round of a user on a day; what is rated meanwhile is not in the next one. */
export async function readRound(services: Services, userId: string, day: string): Promise<RoundReply> {
  const [rows, runs] = await Promise.all([findItems(services.db, userId), findRuns(services.db, userId)])
  const person = await sourceOf(services, userId, practicedModules(services, runs))
  const all = cutAll(services)
  const chosen = chooseRound({
    candidates: [...all.values()].map(toCandidate),
    met: new Map(rows.map(({ item, dueAt }) => [item, dueAt])),
    person,
    now: services.now(),
    seed: `${userId} ${day}`,
  }).flatMap((id) => all.get(id) ?? [])
  const items = chosen.map(({ id, part, exercise }): RoundItem => {
    const { title } = exercise
    return { id, part, exercise: { id: exercise.id, title }, skill: skillOf(services, exercise).name }
  })
  const [keep = null] = chosen.flatMap(({ exercise }) => ('keep' in exercise ? [exercise.keep] : []))
  return { items, keep }
}

/**
 * Keeps what a user says of an item, and when it comes up again.
 * @throws Problem `not-found` when its exercise, or this part of it, is gone
 */
export async function keepRating(
  services: Services,
  userId: string,
  item: string,
  { rating }: ItemRatingForm,
): Promise<void> {
  const exercise = findExercise(services, exerciseOfItem(item))
  if (!cutItems(exercise).some(({ id }) => id === item)) throw new Problem('not-found')
  const ratedAt = services.now()
  await changeItem(services.db, { userId, item }, (kept) => {
    const memory = rateItem(kept?.memory ?? null, rating, ratedAt)
    return { userId, item, memory, dueAt: dueOf(memory), lastRating: rating, ratedAt }
  })
}
