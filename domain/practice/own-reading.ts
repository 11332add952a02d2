import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { moves } from './exercise.ts'
import { MAX_OWN_CHARACTERS, unsaidParts } from './own-words.ts'
import { playedTurn } from './played-turn.ts'

/** What own words in a turn were read as; null where the reader is not sure. */
export const ownReading = z.object({
  move: z.enum(moves).nullable(),
  /** The number of the nearest of the turn's written replies. */
  nearest: z.int().min(0).max(2).nullable(),
  /** What another reply of this turn says and these words do not. */
  unsaid: z.enum(unsaidParts).nullable(),
})

/** Own words as they stay with their turn. Names of turns are short ids. */
export const ownWords = ownReading
  .extend({
    turn: storedText.min(1).max(60),
    words: storedText.min(1).max(MAX_OWN_CHARACTERS),
    played: playedTurn.optional(),
  })
  .strict()
