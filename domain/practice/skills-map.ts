import type { ItemRating } from './item-memory.ts'
import type { PracticeSkill } from './practice-skill.ts'
import { exerciseOfItem } from './round-item.ts'

type NamedExercise = { id: string; title: string; skill: string }
type FinishedRun = { exercise: string; finishedAt: Date | null }
type RatedItem = { item: string; lastRating: ItemRating }
type Named = { id: string; title: string }

/** One skill on a person's map. */
export type MappedSkill = Pick<PracticeSkill, 'id' | 'name' | 'what'> & {
  /** The exercises of the skill that were finished, the newest first. */
  finished: (Named & { finishedAt: string })[]
  /** The exercises of which a part came easily when it was last met, and those of which one is to be seen again. */
  easily: Named[]
  again: Named[]
}

export type SkillsMapSource = {
  skills: readonly PracticeSkill[]
  exercises: readonly NamedExercise[]
  runs: readonly FinishedRun[]
  items: readonly RatedItem[]
}

/**
 * What a person practiced, by skill and in the order of the skills. All comes from what they did and said themselves;
 * nothing is measured. What belongs to an exercise that is gone is left out.
 */
export function skillsMap({ skills, exercises, runs, items }: SkillsMapSource): MappedSkill[] {
  const finishedAt = new Map(runs.map(({ exercise, finishedAt }) => [exercise, finishedAt]))
  const said = (rating: ItemRating) =>
    new Set(items.filter(({ lastRating }) => lastRating === rating).map(({ item }) => exerciseOfItem(item)))
  const [easily, again] = [said('easily'), said('again')]
  return skills.map(({ id, name, what }) => {
    const own = exercises.filter(({ skill }) => skill === id).map(({ id, title }) => ({ id, title }))
    const finished = own.flatMap((exercise) => {
      const at = finishedAt.get(exercise.id)
      return at ? [{ ...exercise, finishedAt: at.toISOString() }] : []
    })
    return {
      id,
      name,
      what,
      finished: finished.toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt)),
      easily: own.filter((exercise) => easily.has(exercise.id) && !again.has(exercise.id)),
      again: own.filter((exercise) => again.has(exercise.id)),
    }
  })
}
