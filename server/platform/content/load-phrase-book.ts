import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { createPhraseBook, type PhraseBook } from '#engines/translator/find-phrases.ts'
import { phraseEntry } from '#engines/translator/phrase-book.ts'
import { projectPath } from '../project-path.ts'

const entries = phraseEntry.array()

/**
 * Reads and checks the translator's phrase book.
 * @throws Error that names the file which is not in the form
 */
export function loadPhraseBook(): PhraseBook {
  const folder = projectPath('content/translator')
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return createPhraseBook(
    files.sort().flatMap((file) => {
      const parsed = entries.safeParse(
        load(readFileSync(`${folder}/${file}`, 'utf8'), { schema: CORE_SCHEMA }),
      )
      if (!parsed.success) throw new Error(`content/translator/${file}: ${parsed.error.message}`)
      return parsed.data
    }),
  )
}
