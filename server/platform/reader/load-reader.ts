import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#engines/reader/create-reader.ts'
import { NO_SITUATION } from '#engines/reader/join-terms.ts'
import type { ReadMessage } from '#engines/reader/reading.ts'
import { readTermIndex } from '#engines/text-model/term-index-file.ts'
import { type NamedModels, readWeights } from '#engines/text-model/weights-file.ts'
import { projectPath } from '../project-path.ts'

const FOLDER = 'engines/reader/weights'
const WEIGHTS = `${FOLDER}/reader.bin`
const MEND = 'Run "npm run train:reader", which takes some minutes, and commit the new weights.'
const MEND_NEEDS = 'Run "npm run train:needs", which takes some minutes, and commit the new weights.'
/** So many ids are named when they do not fit; the rest is more of the same. */
const MAX_NAMED = 5

const nameSome = (ids: readonly string[]) =>
  `${ids.slice(0, MAX_NAMED).join(', ')}${ids.length > MAX_NAMED ? `, and ${ids.length - MAX_NAMED} more` : ''}`

/** Refuses weights that know other situations than the content has: they would name what is not there. */
function checkSituations({ messages }: NamedModels, ids: readonly string[]): void {
  const head = messages?.heads.find(({ name }) => name === 'situation')
  const known = new Set(head?.choices)
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0)
    throw new Error(`${WEIGHTS} does not know the situations ${nameSome(missing)}. ${MEND}`)
  const content = new Set([NO_SITUATION, ...ids])
  const gone = [...known].filter((id) => !content.has(id))
  if (gone.length > 0)
    throw new Error(`${WEIGHTS} knows situations that are gone: ${nameSome(gone)}. ${MEND}`)
}

function readFile<T>(path: string, name: string, read: (bytes: Uint8Array) => T, mend = MEND): T {
  try {
    return read(readFileSync(join(path, name)))
  } catch (cause) {
    throw new Error(`${FOLDER}/${name} cannot be read. ${mend}`, { cause })
  }
}

/**
 * The reader on its trained weights and its index of terms.
 * @param ids the situations of the content
 * @throws Error naming the command that mends it when the files cannot be read, or fit neither content nor each other
 */
export function loadReader(ids: readonly string[], folder = projectPath(FOLDER)): ReadMessage {
  const models = {
    ...readFile(folder, 'reader.bin', readWeights),
    ...readFile(folder, 'needs.bin', readWeights, MEND_NEEDS),
  }
  const index = readFile(folder, 'terms.bin', readTermIndex)
  checkSituations(models, ids)
  try {
    return createReader(models, index)
  } catch (cause) {
    throw new Error(`The files in ${FOLDER} do not fit each other. ${MEND}`, { cause })
  }
}
