import type { Talk } from './exercise.ts'
import type { OwnWords } from './own-words.ts'

/**
 * Where a person is in a talk: the replies that were gone on with, turn by turn, and the one whose comment is open. `own`
 * are their own words by turn, which outlive going back; `said` are the numbers of the turns of this way, from 0, in
 * which they were said in place of the written reply. Both are missing in states from before there were own words.
 */
export type TalkState = {
  chosen: readonly number[]
  pending: number | null
  own?: readonly OwnWords[] | undefined
  said?: readonly number[] | undefined
}

export const talkBeginning: TalkState = { chosen: [], pending: null }

export type Turn = Talk['turns'][string]
export type Ending = Talk['endings'][string]
export type Reply = Turn['replies'][number]
/** A turn, or the ending that a way leads to. */
export type TalkPlace =
  | { type: 'turn'; name: string; turn: Turn }
  | { type: 'ending'; name: string; ending: Ending }

function placeCalled(talk: Talk, name: string): TalkPlace {
  const turn = Object.hasOwn(talk.turns, name) ? talk.turns[name] : undefined
  if (turn) return { type: 'turn', name, turn }
  const ending = Object.hasOwn(talk.endings, name) ? talk.endings[name] : undefined
  if (!ending) throw new RangeError(`no turn or ending is called "${name}"`)
  return { type: 'ending', name, ending }
}

/** One turn of the way that was taken, with the reply that was chosen in it. */
export type TakenTurn = { name: string; turn: Turn; reply: Reply; choice: number }

/**
 * The way that was taken and the place it leads to.
 * @throws RangeError when a choice is none of its turn's replies, or when the way goes on behind an ending
 */
export function followTalk(talk: Talk, chosen: readonly number[]): { taken: TakenTurn[]; place: TalkPlace } {
  const taken: TakenTurn[] = []
  let place = placeCalled(talk, talk.start)
  for (const choice of chosen) {
    const reply = place.type === 'turn' ? place.turn.replies[choice] : undefined
    if (place.type === 'ending' || !reply) throw new RangeError(`no reply ${choice} in "${place.name}"`)
    taken.push({ name: place.name, turn: place.turn, reply, choice })
    place = placeCalled(talk, reply.to)
  }
  return { taken, place }
}

/** Chooses a reply of the present turn, or another one in its place. Its comment is read before the talk goes on. */
export const chooseReply = (state: TalkState, choice: number): TalkState => ({ ...state, pending: choice })

/** Goes on with the reply that is chosen; nothing happens where none is. */
export function goOn(state: TalkState): TalkState {
  const { chosen, pending } = state
  return { ...state, chosen: pending === null ? chosen : [...chosen, pending], pending: null }
}

/** Back to a turn of the way that was taken, counted from 0; its reply is chosen anew. Own words stay to be used again. */
export function rewindTo(state: TalkState, turn: number): TalkState {
  const { chosen, said } = state
  return {
    ...state,
    chosen: chosen.slice(0, turn),
    pending: null,
    ...(said && { said: said.filter((each) => each < turn) }),
  }
}

/** Back to the turn before, or, in the first turn, to the moment before its reply was chosen. */
export const backOneTurn = (state: TalkState): TalkState =>
  rewindTo(state, Math.max(0, state.chosen.length - 1))

/** Whether there is anything to go back from. */
export const canGoBack = ({ chosen, pending }: TalkState): boolean => chosen.length > 0 || pending !== null

/** What the partner says next, or how the talk ends, after a reply: what two replies of one turn lead to is compared so. */
export const leadsTo = (talk: Talk, reply: Pick<Reply, 'to'>): TalkPlace => placeCalled(talk, reply.to)
