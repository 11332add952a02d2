import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type GeneralAnswer, generalAnswer } from '#engines/coach/general-answer.ts'
import { parseEntries } from './load-situations.ts'
import { readWith } from './read-with.ts'

/**
 * Reads and checks the answers to needs, by which the coach goes where no situation fits.
 * @throws Error naming the file, the answer and the field when one is not as `content/README.md` says
 */
export function loadGeneralAnswers(root: string): GeneralAnswer[] {
  const directory = join(root, 'needs')
  const files = readdirSync(directory).filter((file) => file.endsWith('.yaml'))
  return files
    .sort()
    .flatMap((file) => readWith(join(directory, file), (text) => parseEntries(text, generalAnswer)))
}
