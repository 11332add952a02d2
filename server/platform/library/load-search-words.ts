import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { projectPath } from '../project-path.ts'

const phrases = z.array(z.string().trim().min(1)).min(1)

/** `content/search/synonyms.json`: a meaning → at least two everyday ways to say it. */
const synonyms = z.record(z.string().regex(/^[a-z-]+$/), phrases.min(2))
/** `content/search/everyday-words.json`: a card's id → how people put its topic; searched, never shown. */
const everydayWords = z.record(z.string().regex(/^[a-z0-9-]+$/), phrases)

export type SearchWords = {
  synonyms: z.infer<typeof synonyms>
  everydayWords: ReadonlyMap<string, readonly string[]>
}

function readJson<T>(name: string, schema: z.ZodType<T>): T {
  const path = projectPath(`content/search/${name}`)
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Reads and checks the word lists of the library search. */
export function loadSearchWords(): SearchWords {
  return {
    synonyms: readJson('synonyms.json', synonyms),
    everydayWords: new Map(Object.entries(readJson('everyday-words.json', everydayWords))),
  }
}
