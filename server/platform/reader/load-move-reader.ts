import { readFileSync } from 'node:fs'
import { type Move, moves } from '#domain/practice/exercise.ts'
import { createMoveReader } from '#engines/moves/create-move-reader.ts'
import type { ReadMove } from '#engines/moves/move-reading.ts'
import { readWeights } from '#engines/text-model/weights-file.ts'
import { projectPath } from '../project-path.ts'

const WEIGHTS = 'engines/moves/weights/moves.bin'

/**
 * The Practice Room's reader of moves on its trained weights.
 * @throws Error naming the command that mends it when the weights cannot be read or know other moves
 */
export function loadMoveReader(path = projectPath(WEIGHTS)): ReadMove<Move> {
  try {
    return createMoveReader(readWeights(readFileSync(path)), moves)
  } catch (cause) {
    throw new Error(`${WEIGHTS} cannot be used. Run "npm run train:moves" and commit the new weights.`, {
      cause,
    })
  }
}
