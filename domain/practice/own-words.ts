import type { MoveReading } from '#engines/moves/move-reading.ts'
import type { Move } from './exercise.ts'
import type { PlayedTurn } from './played-turn.ts'

/** Enough for a long turn, in characters. */
export const MAX_OWN_CHARACTERS = 600

/** What can be missing in own words: what is asked for clarity, a need, a limit, a repair. */
export const unsaidParts = ['need', 'limit', 'repair', 'clarity'] as const
export type UnsaidPart = (typeof unsaidParts)[number]

/** What own words were read as: the move where it is sure, and the reply that the talk goes on after where that is sure. */
export type OwnReading = { move: Move | null; nearest: number | null; unsaid: UnsaidPart | null }
/** Own words as they stay with their turn of a talk. */
export type OwnWords = OwnReading & {
  turn: string
  words: string
  /** What a model made of them; missing where none did. */
  played?: PlayedTurn | undefined
}

type Reading = Pick<MoveReading<Move>, 'moves' | 'signs' | 'traces'>
type Nearness = Pick<MoveReading<Move>, 'nearness'>

/** From here on a move is named to the person; below it, naming one would be a guess. */
const SURE_MOVE = 0.8
/**
 * Moves that are named, each with the moves that count with it because the same is said of both. The others are told
 * apart too rarely (`engines/moves/README.md`).
 */
const named: readonly { moves: readonly Move[]; from: number; sign?: readonly string[] }[] = [
  { moves: ['asks'], from: SURE_MOVE },
  { moves: ['agrees'], from: SURE_MOVE },
  { moves: ['thanks'], from: SURE_MOVE },
  { moves: ['apologizes'], from: SURE_MOVE },
  { moves: ['accuses'], from: 0.85 },
  { moves: ['gives-time'], from: SURE_MOVE },
  { moves: ['waits'], from: SURE_MOVE },
  { moves: ['sets-limit', 'refuses'], from: SURE_MOVE },
  { moves: ['explains-need'], from: SURE_MOVE, sign: ['need', 'hard for me'] },
]

const hasSign = ({ signs }: Pick<Reading, 'signs'>, wanted: readonly string[]) =>
  wanted.some((sign) => signs.includes(sign))

/** The move that is in the words for sure, or null. Where two moves count together it is the likelier one. */
export function sureMove(reading: Pick<Reading, 'moves' | 'signs'>): Move | null {
  const shareOf = (move: Move) => reading.moves.find((each) => each.move === move)?.sureness ?? 0
  const found = named.find(
    ({ moves, from, sign }) =>
      moves.reduce((sum, move) => sum + shareOf(move), 0) >= from && (!sign || hasSign(reading, sign)),
  )
  return found?.moves.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? null
}

/** From here on, and this far before the next one, a reply is taken for what the words say. */
const SURE_REPLY = 0.65
const LEAD = 0.25

export function isSureOfReply({ nearness }: Nearness): boolean {
  const [first = 0, second = 0] = nearness.toSorted((a, b) => b - a)
  return first >= SURE_REPLY && first - second >= LEAD
}

/** What says each part, and the signs in the words by which it may be there although the reader does not see it. */
const parts: Readonly<Record<UnsaidPart, { moves: readonly Move[]; signs: readonly string[] }>> = {
  need: { moves: ['explains-need'], signs: ['need', 'hard for me', 'I cannot', 'because'] },
  limit: {
    moves: ['sets-limit', 'refuses'],
    signs: [
      'limit',
      'will not',
      'begins with no',
      'only no',
      'stays a no',
      'please not',
      'I cannot',
      'not now',
    ],
  },
  repair: { moves: ['apologizes'], signs: ['sorry', 'was wrong'] },
  clarity: {
    moves: ['asks'],
    signs: ['asks what', 'asks a yes', 'asks of you', 'asks for leave', 'two questions'],
  },
}
/** With a larger share than this in any sentence, a move may be in the words. */
const LARGEST_TRACE = 0.05

/**
 * The first part that the words do not say for sure, among those that another reply of the turn says: what no writer
 * thought of for this turn is not missed. Whoever agrees is not told of a limit.
 */
export function unsaidPart(
  reading: Reading,
  move: Move,
  turnMoves: readonly Move[],
  nearest: Move | null,
): UnsaidPart | null {
  const isUnsaid = (part: UnsaidPart) => {
    const { moves, signs } = parts[part]
    const isThere = (one: Move | null) => one !== null && moves.includes(one)
    return (
      turnMoves.some(isThere) &&
      !isThere(move) &&
      !isThere(nearest) &&
      !(part === 'limit' && move === 'agrees') &&
      moves.reduce((sum, each) => sum + reading.traces[each], 0) <= LARGEST_TRACE &&
      !hasSign(reading, signs)
    )
  }
  return unsaidParts.find(isUnsaid) ?? null
}

/** Whether words have letters that the reader was trained on at all: emoji alone and other scripts are not read. */
const canBeRead = (words: string) => /[a-z]/i.test(words) && !/[^\p{Script=Latin}\P{L}]/u.test(words)

/** What of a reading is told to the person: nothing that is a guess. `turnMoves` are those of the turn's replies. */
export function sureReading(
  words: string,
  reading: Reading & Nearness,
  turnMoves: readonly Move[],
): OwnReading {
  if (!canBeRead(words)) return { move: null, nearest: null, unsaid: null }
  const move = sureMove(reading)
  const nearest = isSureOfReply(reading) ? reading.nearness.indexOf(Math.max(...reading.nearness)) : null
  const nearestMove = nearest === null ? null : (turnMoves[nearest] ?? null)
  return { move, nearest, unsaid: move && unsaidPart(reading, move, turnMoves, nearestMove) }
}
