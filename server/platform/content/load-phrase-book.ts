import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
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
      const parsed = entries.safeParse(parse(readFileSync(`${folder}/${file}`, 'utf8')))
      if (!parsed.success) throw new Error(`content/translator/${file}: ${parsed.error.message}`)
      return parsed.data
    }),
  )
}
