import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'
import { type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { exercise } from '#domain/practice/exercise.ts'
import type { PlacedExercise } from '#domain/practice/placed-exercise.ts'
import { type PracticeSkill, practiceSkill } from '#domain/practice/practice-skill.ts'
import { readWith } from './read-with.ts'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export type PracticeContent = { exercises: readonly PlacedExercise[]; skills: readonly PracticeSkill[] }

function checkIds(ids: readonly string[], what: string): void {
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index)
  if (doubled !== undefined) throw new Error(`two ${what} are called "${doubled}"`)
}

function loadSkills(root: string): PracticeSkill[] {
  return readWith(join(root, 'practice', 'skills.yaml'), (text) => {
    const skills = z.array(practiceSkill).parse(load(text, { schema: CORE_SCHEMA }))
    checkIds(
      skills.map(({ id }) => id),
      'skills',
    )
    return skills
  })
}

type Known = { cards: readonly SkillCard[]; skills: readonly PracticeSkill[] }

function loadExercise(path: string, module: ModuleId, { cards, skills }: Known): PlacedExercise {
  return readWith(path, (text) => {
    const id = basename(path, '.yaml')
    if (!ID.test(id)) throw new Error('a name has small letters, digits and hyphens alone')
    const parsed = exercise.parse(load(text, { schema: CORE_SCHEMA }))
    if (!cards.some((card) => card.id === parsed.card && card.module === module))
      throw new Error(`card: the module has no card "${parsed.card}"`)
    if (!skills.some((skill) => skill.id === parsed.skill))
      throw new Error(`skill: there is no skill "${parsed.skill}"`)
    return { ...parsed, id, module }
  })
}

/**
 * Reads and checks all exercises of the Practice Room and the skills that they practice.
 * @throws Error naming the file and the field when one is not as `content/README.md` says, when its card or skill does
 * not exist, or when two have one id
 */
export function loadExercises(root: string, cards: readonly SkillCard[]): PracticeContent {
  const skills = loadSkills(root)
  const exercises = moduleIds.flatMap((module) => {
    const directory = join(root, 'modules', module, 'practice')
    const files = existsSync(directory) ? readdirSync(directory).filter((file) => file.endsWith('.yaml')) : []
    return files.sort().map((file) => loadExercise(join(directory, file), module, { cards, skills }))
  })
  checkIds(
    exercises.map(({ id }) => id),
    'exercises',
  )
  return { exercises, skills }
}
