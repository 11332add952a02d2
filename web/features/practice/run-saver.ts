import type { ExerciseRun, ExerciseRunForm, KeepRunReply } from '#domain/practice/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'

/** Sent this long after the last step, so that quick steps are one call. */
export const SAVE_DELAY_MS = 500
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000] as const

export type Saving = 'kept' | 'waiting' | 'changed'

type Surroundings = {
  send: (form: ExerciseRunForm) => Promise<KeepRunReply>
  toProblem: (error: unknown) => ApiProblem
  after: (delayMs: number, action: () => void) => () => void
  /** The place on this device, which outlives a reload without a connection; null removes it. */
  mirror: (form: ExerciseRunForm | null) => void
  onSaving: (saving: Saving) => void
  onKept: (reply: KeepRunReply) => void
  /** Another device has gone further. */
  onNewer: (run: ExerciseRun) => void
}

/**
 * Sends where a person is in an exercise, the newest alone, and again by itself when it did not get through. Nothing is
 * asked of the person meanwhile.
 */
export function createRunSaver(surroundings: Surroundings) {
  const { send, toProblem, after, mirror, onSaving, onKept, onNewer } = surroundings
  let newest: ExerciseRunForm | null = null
  let isSending = false
  let attempts = 0
  let cancel: () => void = () => undefined

  function schedule(delayMs: number) {
    cancel()
    cancel = after(delayMs, () => void flush())
  }
  function settle() {
    newest = null
    attempts = 0
    mirror(null)
  }
  function fail(error: unknown) {
    const { code, data } = toProblem(error)
    if (code === 'exercise-run-outdated') {
      settle()
      onNewer(data.run as ExerciseRun)
      onSaving('kept')
    } else if (code === 'exercise-changed' || code === 'not-found') {
      settle()
      onSaving('changed')
    } else {
      onSaving('waiting')
      schedule(RETRY_DELAYS_MS[attempts++] ?? 60_000)
    }
  }
  /** Sends at once what waits, as when the page is left or the connection is back. */
  async function flush(): Promise<void> {
    const sent = newest
    if (!sent || isSending) return
    cancel()
    isSending = true
    try {
      const reply = await send(sent)
      onKept(reply)
      if (newest === sent) settle()
      onSaving('kept')
    } catch (error) {
      fail(error)
    } finally {
      isSending = false
    }
    if (newest && newest !== sent) schedule(SAVE_DELAY_MS)
  }
  return {
    keep(form: ExerciseRunForm) {
      newest = form
      mirror(form)
      schedule(SAVE_DELAY_MS)
    },
    /** Forgets what waits: it was deleted, or the person has left. */
    drop() {
      cancel()
      settle()
    },
    flush,
  }
}
