import type { Move } from './exercise.ts'

/** Enough for a long turn, in characters. */
export const MAX_OWN_CHARACTERS = 600

type Reading = { moves: readonly { move: Move; sureness: number }[]; nearness: readonly number[] }

/** From here on a move is named to the person; below it, naming one would be a guess. */
const SURE_MOVE = 0.8
/** From here on, and this far before the next one, the talk goes on after a reply by itself. */
const SURE_REPLY = 0.65
const LEAD = 0.25

export const isSureOfMove = ({ moves }: Pick<Reading, 'moves'>): boolean =>
  (moves[0]?.sureness ?? 0) >= SURE_MOVE

export function isSureOfReply({ nearness }: Pick<Reading, 'nearness'>): boolean {
  const [first = 0, second = 0] = nearness.toSorted((a, b) => b - a)
  return first >= SURE_REPLY && first - second >= LEAD
}

/** Whether words have letters that the reader was trained on at all: emoji alone and other scripts are not read. */
const canBeRead = (words: string) => /[a-z]/i.test(words) && !/[^\p{Script=Latin}\P{L}]/u.test(words)

/** What own words were read as: the move where it is sure, and the reply that the talk goes on after where that is sure. */
export type OwnReading = { move: Move | null; nearest: number | null }

/** What of a reading is told to the person: nothing that is a guess. */
export function sureReading(words: string, reading: Reading): OwnReading {
  if (!canBeRead(words)) return { move: null, nearest: null }
  return {
    move: isSureOfMove(reading) ? (reading.moves[0]?.move ?? null) : null,
    nearest: isSureOfReply(reading) ? reading.nearness.indexOf(Math.max(...reading.nearness)) : null,
  }
}
