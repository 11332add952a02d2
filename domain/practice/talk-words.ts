import type { Talk } from './exercise.ts'
import type { OwnReading, OwnWords } from './own-words.ts'
import type { TakenTurn, TalkState } from './play-talk.ts'
import type { PlayedTurn } from './played-turn.ts'

const without = (said: readonly number[] = [], position: number) => said.filter((each) => each !== position)

/** The own words that were written for a turn, said or only kept from before; null where there are none. */
export const ownWordsFor = ({ own = [] }: TalkState, turn: string): OwnWords | null =>
  own.find((words) => words.turn === turn) ?? null

/** The own words that were said at a place of the way, counted from 0, whose turn has this name; else null. */
export const saidInOwnWords = (state: TalkState, position: number, turn: string): OwnWords | null =>
  state.said?.includes(position) ? ownWordsFor(state, turn) : null

/**
 * What a model's partner says at a place of the way that was taken, counted from 0; null where the written words stand.
 * It belongs to one branch: after another reply the written words follow.
 */
export function playedWordsAt(
  state: TalkState,
  taken: readonly TakenTurn[],
  position: number,
): string | null {
  const before = taken[position - 1]
  const partner = before && saidInOwnWords(state, position - 1, before.name)?.played?.partner
  return partner && partner.branch === before.choice ? partner.says : null
}

/** Says own words in the present turn, in place of earlier ones. Which reply they stand for is chosen next. */
export function sayOwnWords(
  state: TalkState,
  turn: string,
  words: string,
  reading: OwnReading,
  played: PlayedTurn | null = null,
): TalkState {
  const { own = [], said, chosen } = state
  return {
    chosen,
    pending: null,
    own: [
      ...own.filter((each) => each.turn !== turn),
      { turn, words, ...reading, ...(played && { played }) },
    ],
    said: [...without(said, chosen.length), chosen.length],
  }
}

/** Says again what was written for the present turn before it was gone back to. */
export const sayAgain = (state: TalkState): TalkState => ({
  ...state,
  pending: null,
  said: [...without(state.said, state.chosen.length), state.chosen.length],
})

/** Takes the own words of the present turn back; they stay to be used again. */
export const takeBack = (state: TalkState): TalkState => ({
  ...state,
  pending: null,
  said: without(state.said, state.chosen.length),
})

/** Deletes the own words for the present turn. */
export const deleteOwnWords = (state: TalkState, turn: string): TalkState => ({
  ...takeBack(state),
  own: state.own?.filter((each) => each.turn !== turn),
})

/**
 * What of own words can be taken along when the text of a talk was changed: those for turns that still have their name.
 * What they were read as, and what a model made of them, belonged to the earlier replies.
 */
export const carriedOver = (talk: Talk, { own = [] }: TalkState): OwnWords[] =>
  own
    .filter(({ turn }) => Object.hasOwn(talk.turns, turn))
    .map(({ played: _, ...words }) => ({ ...words, nearest: null, unsaid: null }))
