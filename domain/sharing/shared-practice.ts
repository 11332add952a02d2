import { isWithin } from '../practice/count-practice.ts'
import type { PracticeSkill } from '../practice/practice-skill.ts'
import { type SkillsMapSource, skillsMap } from '../practice/skills-map.ts'
import type { CalendarDay } from '../progress/calendar-day.ts'

/** What was practiced of one skill, in titles of exercises: the newest finished one first. */
export type SharedSkill = {
  name: string
  finished: { title: string; day: CalendarDay }[]
  easily: string[]
  again: string[]
}
/** A note from real life, word for word. `skill` is empty where the skill is gone. */
export type SharedNote = { id: string; day: CalendarDay; skill: string; person: string; text: string }

type KeptNote = { id: string; skill: string; person: string; text: string; createdAt: Date }
export type PracticeSource = Omit<SkillsMapSource, 'items'> & {
  items: readonly (SkillsMapSource['items'][number] & { ratedAt: Date })[]
  notes: readonly KeptNote[]
}
type Days = { range: { from: CalendarDay; to: CalendarDay }; dayOf: (at: Date) => CalendarDay }

/**
 * The skills of which something was finished, or said in a round, on the days of a range; the others are left out. What is
 * kept of an exercise or an item is only when it was last met: that is what counts.
 */
export function sharedSkills(source: PracticeSource, { range, dayOf }: Days): SharedSkill[] {
  const isOfRange = (at: Date | null) => at !== null && isWithin(dayOf(at), range)
  const runs = source.runs.filter(({ finishedAt }) => isOfRange(finishedAt))
  const items = source.items.filter(({ ratedAt }) => isOfRange(ratedAt))
  const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title)
  return skillsMap({ ...source, runs, items })
    .map(({ name, finished, easily, again }) => ({
      name,
      finished: finished.map(({ title, finishedAt }) => ({ title, day: dayOf(new Date(finishedAt)) })),
      easily: titles(easily),
      again: titles(again),
    }))
    .filter(({ finished, easily, again }) => finished.length + easily.length + again.length > 0)
}

/** The notes that were written on the days of a range, in the order given. */
export function sharedNotes(
  { notes, skills }: { notes: readonly KeptNote[]; skills: readonly Pick<PracticeSkill, 'id' | 'name'>[] },
  { range, dayOf }: Days,
): SharedNote[] {
  return notes
    .map(({ id, skill, person, text, createdAt }) => ({
      id,
      day: dayOf(createdAt),
      skill: skills.find((each) => each.id === skill)?.name ?? '',
      person,
      text,
    }))
    .filter(({ day }) => isWithin(day, range))
}
