/** A written reply beside which own words are read; `other` is the mentor's other way to say it. */
export type WrittenReply<Move extends string> = { says: string; other: string; move: Move }

export type MoveReading<Move extends string> = {
  /** The likeliest moves, likeliest first, with the share of each from 0 to 1. */
  moves: readonly { move: Move; sureness: number }[]
  /** For each move the largest share that the whole text or one of its sentences has of it: what is small is nowhere. */
  traces: Readonly<Record<Move, number>>
  /** The names of the signs that the words show (`move-signs.ts`). */
  signs: readonly string[]
  /** For each written reply, in their order, how surely it is the nearest, from 0 to 1. */
  nearness: readonly number[]
}

/** Reads which move words make in a talk, and which of a turn's replies is nearest. Pure: the same words always give the same. */
export type ReadMove<Move extends string = string> = (
  text: string,
  replies: readonly WrittenReply<Move>[],
) => MoveReading<Move>
