import type { ExerciseRunForm } from '#domain/practice/contract.ts'
import { listDraftPlaces } from '../../platform/draft-storage.ts'
import { lateSafety } from '../../platform/offline/late-safety.ts'
import { followVisit } from '../../platform/private-data.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { isHopelessRating, keepRound, readKeptRound } from './kept-round.ts'
import { openPractice } from './open-practice.ts'
import { practiceCalls } from './practice-calls.ts'
import { runMirror } from './run-mirror.ts'
import { hopelessRunProblems } from './run-saver.ts'

const PREFIX = 'practice.'

async function sendRun(userId: string, id: string, form: ExerciseRunForm): Promise<void> {
  try {
    const { safety } = await practiceCalls.keep(id, form)
    if (safety) lateSafety.tell(safety)
  } catch (error) {
    if (!hopelessRunProblems.includes(toApiProblem(error).code)) throw error
  }
  runMirror(userId, id).drop(form.counter)
}

async function sendRatings(userId: string): Promise<void> {
  for (const said of readKeptRound(userId)?.unsent ?? []) {
    await practiceCalls.rate(said.id, said.rating).catch((error) => {
      if (!isHopelessRating(error)) throw error
    })
    const kept = readKeptRound(userId)
    if (kept) keepRound(userId, { ...kept, unsent: kept.unsent.filter(({ id }) => id !== said.id) })
  }
}

/**
 * Sends what was practiced without a connection and left before there was one. What is open on this page sends for itself.
 * Ends at the first call that does not get through; the rest goes the next time.
 */
export async function sendUnsentPractice(userId: string): Promise<void> {
  const isSameVisit = followVisit()
  const exercises = listDraftPlaces(userId)
    .filter((place) => place.startsWith(PREFIX))
    .map((place) => place.slice(PREFIX.length))
  try {
    for (const id of exercises) {
      if (!isSameVisit()) return
      if (openPractice.has(id)) continue
      if (id === 'round') await sendRatings(userId)
      else {
        const form = runMirror(userId, id).read()
        if (form) await sendRun(userId, id, form)
      }
    }
  } catch {
    // No connection yet.
  }
}
