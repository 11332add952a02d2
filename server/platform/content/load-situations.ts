import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { type FurtherAnswers, furtherAnswers } from '#engines/coach/further-answers.ts'
import { type Situation, situation } from '#engines/coach/situation.ts'
import { readWith } from './read-with.ts'

/** What belongs to none of the modules, and stands below no card: somebody else answers it. */
export const NOT_OURS = 'not-ours'

/** A situation with the folder and the card that it stands below, and what is said when the talk about it goes on. */
export type CoachingSituation = Situation & { module: string; cardId?: string; further?: FurtherAnswers }

/** The entries of one file. What is wrong with one is said with its id, because a place in a list tells nobody much. */
export function parseEntries<T>(text: string, schema: z.ZodType<T>): T[] {
  const entries = z.array(z.looseObject({ id: z.string() })).parse(load(text, { schema: CORE_SCHEMA }))
  return entries.map((entry) => {
    const parsed = schema.safeParse(entry)
    if (!parsed.success) throw new Error(`the situation "${entry.id}": ${z.prettifyError(parsed.error)}`)
    return parsed.data
  })
}

/** What is said when the talk about the situations of a card goes on, each with its situation's id. */
function loadFurther(path: string, known: readonly Situation[]): Map<string, FurtherAnswers> {
  if (!existsSync(path)) return new Map()
  return readWith(path, (text) => {
    const entries = parseEntries(text, furtherAnswers)
    const unknown = entries.find(({ id }) => !known.some((situation) => situation.id === id))
    if (unknown) throw new Error(`the card has no situation "${unknown.id}"`)
    return new Map(entries.map(({ id, ...further }) => [id, further]))
  })
}

function loadFile(path: string, module: string, cards: readonly SkillCard[]): CoachingSituation[] {
  const cardId = basename(path, '.yaml')
  return readWith(path, (text) => {
    const hasCard = cards.some((card) => card.id === cardId && card.module === module)
    if (!hasCard && module !== NOT_OURS) throw new Error(`the module has no card "${cardId}"`)
    const situations = parseEntries(text, situation)
    const furtherPath = join(dirname(path), '..', 'further', basename(path))
    const furtherOf = loadFurther(furtherPath, situations)
    return situations.map((parsed) => {
      const further = furtherOf.get(parsed.id)
      return { ...parsed, module, ...(hasCard && { cardId }), ...(further && { further }) }
    })
  })
}

/**
 * Reads and checks all situations.
 * @throws Error naming the file, the situation and the field when one is not as `content/README.md` says, when its
 * card does not exist, or when two have one id
 */
export function loadSituations(root: string, cards: readonly SkillCard[]): CoachingSituation[] {
  const modules = join(root, 'modules')
  const situations = readdirSync(modules).flatMap((module) => {
    const directory = join(modules, module, 'situations')
    const files = existsSync(directory) ? readdirSync(directory).filter((file) => file.endsWith('.yaml')) : []
    return files.sort().flatMap((file) => loadFile(join(directory, file), module, cards))
  })
  const ids = new Set<string>()
  for (const { id } of situations) {
    if (ids.has(id)) throw new Error(`two situations are called "${id}"`)
    ids.add(id)
  }
  return situations
}
