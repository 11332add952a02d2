import type { ApiProblem } from './api-problem.ts'

/** Sent this long after the last step, so that quick steps are one call. */
export const SAVE_DELAY_MS = 500
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000] as const

export type Saving = 'kept' | 'waiting' | 'changed'

type Dependencies<Form, Reply, Newer> = {
  send: (form: Form) => Promise<Reply>
  toProblem: (error: unknown) => ApiProblem
  after: (delayMs: number, action: () => void) => () => void
  /** The place on this device, which outlives a reload without a connection. `drop` removes it up to a counter. */
  mirror: { write: (form: Form) => void; drop: (counter: number) => void }
  onSaving: (saving: Saving) => void
  onKept: (reply: Reply) => void
  /** Another device has gone further. */
  onNewer: (newer: Newer) => void
  /** Which problem brings the newer state, in its `run`. */
  outdated: string
  /** Which problems say that there is nothing any more to keep it for. */
  gone: readonly string[]
}

/**
 * Sends where a person is in something, the newest state alone, and again by itself when it did not get through. Nothing
 * is asked of the person meanwhile. Each state has a higher `counter` than the one before.
 */
export function createNewestSaver<Form extends { counter: number }, Reply, Newer>(
  dependencies: Dependencies<Form, Reply, Newer>,
) {
  const { send, toProblem, after, mirror, onSaving, onKept, onNewer, outdated, gone } = dependencies
  let newest: Form | null = null
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
    if (code === outdated) {
      settle()
      onNewer(data.run as Newer)
      onSaving('kept')
    } else if (gone.includes(code)) {
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
    keep(form: Form) {
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
    /** One last try, when the page is left. What does not get through waits on this device for its next opening. */
    close() {
      isClosed = true
      cancel()
      void flush()
    },
    /** It is open again. */
    open() {
      isClosed = false
    },
  }
}
