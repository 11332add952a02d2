import type { Exercise } from '#domain/practice/exercise.ts'
import { tabDraft } from '../../platform/tab-draft.ts'

/** Own words for one turn of a talk that were not sent yet. */
export const ownWordsDraft = (userId: string, exerciseId: string, turn: string) =>
  tabDraft(userId, `talk-words.${exerciseId}.${turn}`)

/** Removes the unsent own words for all turns of an exercise, also what closed tabs left; other exercises have none. */
export function forgetOwnWordsDrafts(userId: string, exerciseId: string, exercise: Exercise): void {
  if (exercise.kind !== 'talk') return
  for (const turn of Object.keys(exercise.turns)) {
    const draft = ownWordsDraft(userId, exerciseId, turn)
    draft.write('')
    void draft.takeOver(() => true)
  }
}
