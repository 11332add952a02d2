import { readFileSync } from 'node:fs'
import { createReader, NO_SITUATION } from '#engines/reader/create-reader.ts'
import type { ReadMessage } from '#engines/reader/reading.ts'
import { type NamedModels, readWeights } from '#engines/text-model/weights-file.ts'
import { projectPath } from '../project-path.ts'

const WEIGHTS = 'engines/reader/weights/reader.bin'
const MEND = 'Run "npm run train:reader", which takes some minutes, and commit the new weights.'
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

function readFile(path: string): NamedModels {
  try {
    return readWeights(readFileSync(path))
  } catch (cause) {
    throw new Error(`${WEIGHTS} cannot be read. ${MEND}`, { cause })
  }
}

/**
 * The reader on its trained weights.
 * @param ids the situations of the content
 * @throws Error naming the command that mends it when the weights cannot be read or do not fit the content
 */
export function loadReader(ids: readonly string[], path = projectPath(WEIGHTS)): ReadMessage {
  const models = readFile(path)
  checkSituations(models, ids)
  return createReader(models)
}
