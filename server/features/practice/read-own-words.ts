import type { OwnWordsReply, OwnWordsRequest } from '#domain/practice/contract.ts'
import type { Talk } from '#domain/practice/exercise.ts'
import { sureReading } from '#domain/practice/own-words.ts'
import type { PlacedExercise } from '#domain/practice/placed-exercise.ts'
import { followTalk, type TakenTurn, type TalkState, type Turn } from '#domain/practice/play-talk.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { playTurn } from './play-turn.ts'
import { findRun } from './queries.ts'
import { contentVersion, findExercise, skillOf } from './read-exercises.ts'

type Place = { talk: Talk; taken: TakenTurn[]; turn: Turn }

function placeAfter(exercise: PlacedExercise, chosen: readonly number[]): Place {
  if (exercise.kind !== 'talk') throw new Problem('invalid-request')
  try {
    const { taken, place } = followTalk(exercise, chosen)
    if (place.type === 'turn') return { talk: exercise, taken, turn: place.turn }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Problem('invalid-request')
}

/**
 * The way with what was said in it: as it is kept, where that is the same way; else the written replies alone. The newest
 * step may still be on its way here.
 */
async function wayOf(
  { db }: Services,
  userId: string,
  { id, version }: { id: string; version: string },
  chosen: readonly number[],
): Promise<TalkState> {
  const run = await findRun(db, userId, id)
  const kept = run?.version === version && 'chosen' in run.state ? run.state : null
  const isSame = kept && chosen.every((choice, position) => kept.chosen[position] === choice)
  return isSame ? { ...kept, chosen } : { chosen, pending: null }
}

/**
 * Reads own words in a talk: their move and the nearest reply, each only where it is sure. They pass the safety check
 * first; for a clear sign of danger the card comes alone, whatever else stands in the way of reading them, unless the
 * person meant something else. A configured model then plays the partner and the mentor, within the branch that the
 * words were taken for, or one of the three that it names; words that raised the card are never sent to it. Nothing is
 * kept here.
 * @throws Problem `not-found` when there is no such exercise; `exercise-changed` when its text is another one by now;
 * `invalid-request` when it is no talk, or the chosen replies lead to no turn
 */
export async function readOwnWords(
  services: Services,
  userId: string,
  id: string,
  { version, chosen, words, isMeantOtherwise }: OwnWordsRequest,
  signal: AbortSignal,
): Promise<OwnWordsReply> {
  const safety = isMeantOtherwise ? null : await checkSafety(services, userId, [words])
  if (safety?.kind === 'card') return { reading: null, played: null, isFallback: false, safety }
  const exercise = findExercise(services, id)
  if (version !== contentVersion(exercise)) throw new Problem('exercise-changed')
  const { talk, taken, turn } = placeAfter(exercise, chosen)
  const moves = turn.replies.map(({ move }) => move)
  const reading = sureReading(words, services.readMove(words, turn.replies), moves)
  if (services.model.isBuiltIn || isMeantOtherwise)
    return { reading, played: null, isFallback: false, safety }
  const scene = {
    talk,
    skill: skillOf(services, exercise),
    state: await wayOf(services, userId, { id, version }, chosen),
    taken,
    turn,
  }
  const branches = reading.nearest === null ? [0, 1, 2] : [reading.nearest]
  const own = { words, branches, module: exercise.module }
  const played = await playTurn(services, userId, scene, own, signal)
  const nearest = reading.nearest ?? played?.partner?.branch ?? null
  const isFallback = !(played?.partner && played.mentor)
  return { reading: { ...reading, nearest }, played, isFallback, safety }
}
