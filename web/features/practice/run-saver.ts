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
  /** The place on this device, which outlives a reload without a connection. `drop` removes it up to a counter. */
  mirror: { write: (form: ExerciseRunForm) => void; drop: (counter: number) => void }
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
  let isClosed = false
  let attempts = 0
  let cancel: () => void = () => undefined

  function schedule(delayMs: number) {
    cancel()
    if (isClosed) return
    cancel = after(delayMs, () => void flush())
  }
  function settle() {
    if (newest) mirror.drop(newest.counter)
    newest = null
    attempts = 0
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
      mirror.write(form)
      schedule(SAVE_DELAY_MS)
    },
    /** Forgets what waits, because all of it is to be deleted. */
    drop() {
      cancel()
      settle()
    },
    flush,
    /** One last try, when the exercise is left. What does not get through waits on this device for its next opening. */
    close() {
      isClosed = true
      cancel()
      void flush()
    },
    /** The exercise is open again. */
    open() {
      isClosed = false
    },
  }
}
