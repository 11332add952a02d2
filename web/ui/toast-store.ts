export type ToastVariant = 'success' | 'default' | 'destructive'

export type ToastRequest = {
  title: string
  description?: string
  variant?: ToastVariant
  /** How long it stays without being hovered or focused. An error stays until it is closed, whatever this says. */
  durationMs?: number
  /** About points and the like: out of place beside a safety card. */
  isPlayful?: boolean
}

export type Notice = {
  id: number
  isPlayful: boolean
  title: string
  description: string | undefined
  variant: ToastVariant
  shownAtMs: number
}

export type ToastState = {
  /** At most one is shown at a time. */
  shown: Notice | null
  /** What was shown or held back, newest first, so that a missed message can be read again. */
  notices: readonly Notice[]
}

export type ToastClock = {
  now: () => number
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  after: (delayMs: number, action: () => void) => () => void
}

const DEFAULT_DURATION_MS = 5_000
export const NOTICE_KEPT_MS = 1_000_000

/** Keeps the one toast shown and the list of past ones, outside of React so that any code can announce. */
export function createToastStore(clock: ToastClock) {
  let state: ToastState = { shown: null, notices: [] }
  let lastId = 0
  let remainingMs = 0
  let startedAtMs = 0
  let stopTimer: (() => void) | null = null
  let serious = 0
  const listeners = new Set<() => void>()

  function change(next: ToastState) {
    state = next
    for (const listener of listeners) listener()
  }
  function stop() {
    stopTimer?.()
    stopTimer = null
  }
  function forgetLater(id: number) {
    clock.after(NOTICE_KEPT_MS, () => change({ ...state, notices: state.notices.filter((n) => n.id !== id) }))
  }
  function dismiss() {
    stop()
    if (!state.shown) return
    forgetLater(state.shown.id)
    change({ ...state, shown: null })
  }
  function resume() {
    if (stopTimer || !state.shown || state.shown.variant === 'destructive') return
    startedAtMs = clock.now()
    stopTimer = clock.after(remainingMs, dismiss)
  }
  function pause() {
    if (!stopTimer) return
    stop()
    remainingMs = Math.max(0, remainingMs - (clock.now() - startedAtMs))
  }
  function show(request: ToastRequest) {
    const { title, description, variant = 'success', isPlayful = false } = request
    lastId += 1
    const notice: Notice = { id: lastId, title, description, variant, isPlayful, shownAtMs: clock.now() }
    if (isPlayful && serious > 0) {
      forgetLater(notice.id)
      return change({ ...state, notices: [notice, ...state.notices] })
    }
    stop()
    if (state.shown) forgetLater(state.shown.id)
    remainingMs = request.durationMs ?? DEFAULT_DURATION_MS
    change({ shown: notice, notices: [notice, ...state.notices] })
    resume()
  }
  /**
   * Forgets what was told to one person, when their session ends. Only what is in view and not about points stays
   * until it closes, because it may say why the session ended; it is not listed.
   */
  function forget() {
    if (state.shown?.isPlayful) stop()
    change({ shown: state.shown?.isPlayful ? null : state.shown, notices: [] })
  }
  /** From now on, until the returned function is called, playful messages go to the list only; one shown leaves. */
  function holdPlayful(): () => void {
    serious += 1
    if (state.shown?.isPlayful) dismiss()
    return () => {
      serious -= 1
    }
  }

  return {
    show,
    dismiss,
    pause,
    resume,
    holdPlayful,
    forget,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
