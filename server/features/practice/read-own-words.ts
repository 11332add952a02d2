import type { OwnWordsReply, OwnWordsRequest } from '#domain/practice/contract.ts'
import type { Exercise } from '#domain/practice/exercise.ts'
import { sureReading } from '#domain/practice/own-words.ts'
import { followTalk, type Turn } from '#domain/practice/play-talk.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { contentVersion, findExercise } from './read-exercises.ts'

function turnAfter(exercise: Exercise, chosen: readonly number[]): Turn {
  if (exercise.kind !== 'talk') throw new Problem('invalid-request')
  try {
    const { place } = followTalk(exercise, chosen)
    if (place.type === 'turn') return place.turn
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Problem('invalid-request')
}

/**
 * Reads own words in a talk: their move and the nearest reply, each only where it is sure. They pass the safety check
 * first; for a clear sign of danger the card comes alone, whatever else stands in the way of reading them, unless the
 * person meant something else. Nothing is kept here.
 * @throws Problem `not-found` when there is no such exercise; `exercise-changed` when its text is another one by now;
 * `invalid-request` when it is no talk, or the chosen replies lead to no turn
 */
export async function readOwnWords(
  services: Services,
  userId: string,
  id: string,
  { version, chosen, words, isMeantOtherwise }: OwnWordsRequest,
): Promise<OwnWordsReply> {
  const safety = isMeantOtherwise ? null : await checkSafety(services, userId, [words])
  if (safety?.kind === 'card') return { reading: null, safety }
  const exercise = findExercise(services, id)
  if (version !== contentVersion(exercise)) throw new Problem('exercise-changed')
  const { replies } = turnAfter(exercise, chosen)
  const moves = replies.map(({ move }) => move)
  return { reading: sureReading(words, services.readMove(words, replies), moves), safety }
}
