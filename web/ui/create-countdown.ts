export type Clock = {
  now: () => number
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  after: (delayMs: number, action: () => void) => () => void
}

/** Calls `onEnd` when a time that can be paused is over. */
export function createCountdown(clock: Clock, onEnd: () => void) {
  let remainingMs: number | null = null
  let startedAtMs = 0
  let stopTimer: (() => void) | null = null

  function pause() {
    if (!stopTimer || remainingMs === null) return
    stopTimer()
    stopTimer = null
    remainingMs = Math.max(0, remainingMs - (clock.now() - startedAtMs))
  }
  function resume() {
    if (stopTimer || remainingMs === null) return
    startedAtMs = clock.now()
    stopTimer = clock.after(remainingMs, () => {
      stopTimer = null
      onEnd()
    })
  }

  return {
    /** Begins anew with this time; null ends nothing, however long it takes. */
    set(durationMs: number | null) {
      pause()
      remainingMs = durationMs
      resume()
    },
    pause,
    resume,
  }
}
