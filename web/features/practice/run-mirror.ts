import type { ExerciseRun, ExerciseRunForm } from '#domain/practice/contract.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'

/** Where a person is in an exercise, on this device, for as long as the server does not know it. */
export function runMirror(userId: string, exerciseId: string) {
  const key = draftKey(userId, `practice.${exerciseId}`)
  const read = () => JSON.parse(readDraft(key)) as ExerciseRunForm
  return {
    /** What waits to be sent, or null. */
    read(): ExerciseRunForm | null {
      try {
        const form = read()
        return form.counter > 0 ? form : null
      } catch {
        return null
      }
    },
    write: (form: ExerciseRunForm) => writeDraft(key, JSON.stringify(form)),
    /** Removes it, unless it has a higher counter: then the exercise was opened again, and is further. */
    drop(counter: number): void {
      try {
        if (read().counter <= counter) writeDraft(key, '')
      } catch {
        // There is none.
      }
    },
    /** What this device has beyond `run`, the server's; null when the server's is newer, or of another text. */
    beyond(run: ExerciseRun | null, version: string): ExerciseRunForm | null {
      try {
        const form = read()
        return form.version === version && form.counter > (run?.counter ?? 0) ? form : null
      } catch {
        return null
      }
    },
  }
}
