import { createHash } from 'node:crypto'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import type { ExerciseReply, ExerciseSummary } from '#domain/practice/contract.ts'
import { exerciseLevels } from '#domain/practice/exercise.ts'
import type { PlacedExercise } from '#domain/practice/placed-exercise.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'

type Content = Pick<Services, 'content'>

/** Changes with every change of the exercise's text, and with nothing else. */
export function contentVersion({ id: _, module: __, ...exercise }: PlacedExercise): string {
  return createHash('sha256').update(JSON.stringify(exercise)).digest('hex').slice(0, 16)
}

/** @throws Problem `not-found` when there is no such exercise */
export function findExercise({ content }: Content, id: string): PlacedExercise {
  const found = content.practice.exercises.find((exercise) => exercise.id === id)
  if (!found) throw new Problem('not-found')
  return found
}

/** The skill that an exercise practices. */
export function skillOf({ content }: Content, { id, skill }: PlacedExercise) {
  const found = content.practice.skills.find((each) => each.id === skill)
  if (!found) throw new Error(`the exercise "${id}" names the skill "${skill}", which was not loaded`)
  return found
}

/** All exercises without their texts: module by module in the menu's order, within one the smaller ones first. */
export function listExercises(services: Content): ExerciseSummary[] {
  const summaries = services.content.practice.exercises.map(
    (of): ExerciseSummary => ({
      id: of.id,
      module: of.module,
      kind: of.kind,
      title: of.title,
      skill: skillOf(services, of).name,
      for: of.for,
      level: of.level,
      minutes: of.minutes,
    }),
  )
  return summaries.toSorted(
    (a, b) =>
      moduleIds.indexOf(a.module) - moduleIds.indexOf(b.module) ||
      exerciseLevels.indexOf(a.level) - exerciseLevels.indexOf(b.level) ||
      a.title.localeCompare(b.title, 'en'),
  )
}

/** @throws Problem `not-found` when there is no such exercise */
export function readExercise(services: Content, id: string): ExerciseReply {
  const found = findExercise(services, id)
  const { id: _, module, ...exercise } = found
  return { id, module, version: contentVersion(found), exercise, skill: skillOf(services, found) }
}
