import { readFileSync } from 'node:fs'
import { readWeights } from '#engines/text-model/weights-file.ts'
import type { ReadAct } from '#engines/translator/act.ts'
import { createActReader } from '#engines/translator/create-act-reader.ts'
import { projectPath } from '../project-path.ts'

const WEIGHTS = 'engines/translator/weights/acts.bin'

/**
 * The translator's reader of acts on its trained weights.
 * @throws Error naming the command that mends it when the weights cannot be read or know other acts
 */
export function loadActReader(path = projectPath(WEIGHTS)): ReadAct {
  try {
    return createActReader(readWeights(readFileSync(path)))
  } catch (cause) {
    throw new Error(`${WEIGHTS} cannot be used. Run "npm run train:acts" and commit the new weights.`, {
      cause,
    })
  }
}
