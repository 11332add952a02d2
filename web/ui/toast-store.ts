import { createStore } from 'zustand/vanilla'
import { readable } from '../platform/readable.ts'
import { type Clock, createCountdown } from './create-countdown.ts'

export type ToastVariant = 'success' | 'default' | 'destructive'

export type ToastRequest = {
  title: string
  description?: string
  variant?: ToastVariant
  /** How long it stays without being hovered or focused. An error stays until it is closed, whatever this says. */
  durationMs?: number
  /** About points and the like: out of place beside a safety card. */
  isPlayful?: boolean
  /** Comes when the message in view has closed, and not in its place: for several that belong together. */
  isPatient?: boolean
  /** Says why the session ended, so the person may read it to its end on the page that follows. */
  outlivesVisit?: boolean
}

export type Notice = {
  id: number
  isPlayful: boolean
  outlivesVisit: boolean
  title: string
  description: string | undefined
  variant: ToastVariant
  shownAtMs: number
}

export type ToastState = {
  /** At most one is shown at a time. */
  shown: Notice | null
  /** What was shown, held back or still waits, newest first, so that a missed message can be read again. */
  notices: readonly Notice[]
}

/** A message and how long it is in view when its turn comes. */
type Turn = { notice: Notice; durationMs: number }

const DEFAULT_DURATION_MS = 5_000
export const NOTICE_KEPT_MS = 1_000_000

/** Keeps the one toast shown and the list of past ones, outside of React so that any code can announce. */
export function createToastStore(clock: Clock) {
  const store = createStore<ToastState>(() => ({ shown: null, notices: [] }))
  const { getState: read, setState: change } = store
  let lastId = 0
  let serious = 0
  let waiting: Turn[] = []
  const countdown = createCountdown(clock, dismiss)

  function forgetLater({ id }: Notice) {
    clock.after(NOTICE_KEPT_MS, () => change({ notices: read().notices.filter((n) => n.id !== id) }))
  }
  function take(turn: Turn | undefined, notices = read().notices) {
    const before = read().shown
    if (before) forgetLater(before)
    countdown.set(turn && turn.notice.variant !== 'destructive' ? turn.durationMs : null)
    change({ shown: turn?.notice ?? null, notices })
  }
  function dismiss() {
    if (read().shown) take(waiting.shift())
  }
  function show(request: ToastRequest) {
    const { title, description, variant = 'success', durationMs = DEFAULT_DURATION_MS } = request
    const { isPlayful = false, isPatient = false, outlivesVisit = false } = request
    lastId += 1
    const kind = { variant, isPlayful, outlivesVisit }
    const notice: Notice = { id: lastId, title, description, ...kind, shownAtMs: clock.now() }
    const notices = [notice, ...read().notices]
    const isHeldBack = isPlayful && serious > 0
    if (isHeldBack) forgetLater(notice)
    const turn = { notice, durationMs }
    if (!isHeldBack && !(isPatient && read().shown)) return take(turn, notices)
    if (!isHeldBack) waiting.push(turn)
    change({ notices })
  }

  return {
    ...readable(store),
    show,
    dismiss,
    /** Nothing is in view any more, nor waits for its turn. All of it stays in the list. */
    dismissAll() {
      for (const { notice } of waiting.splice(0)) forgetLater(notice)
      dismiss()
    },
    pause: countdown.pause,
    resume: countdown.resume,
    /**
     * From now on, until the returned function is called, playful messages go to the list only; one shown leaves, and
     * those that wait for their turn have none.
     */
    holdPlayful(): () => void {
      serious += 1
      for (const { notice } of waiting) if (notice.isPlayful) forgetLater(notice)
      waiting = waiting.filter(({ notice }) => !notice.isPlayful)
      if (read().shown?.isPlayful) dismiss()
      return () => {
        serious -= 1
      }
    },
    /**
     * Takes back what is no longer so, such as an error once its action is tried again: it leaves the view, or its place
     * among those that wait. The list keeps it.
     */
    withdraw(isStale: (notice: Notice) => boolean) {
      for (const { notice } of waiting) if (isStale(notice)) forgetLater(notice)
      waiting = waiting.filter(({ notice }) => !isStale(notice))
      const { shown } = read()
      if (shown && isStale(shown)) dismiss()
    },
    /**
     * Forgets what was told to one person, when their session ends. Only what is in view and says why it ended stays
     * until it closes; it is not listed.
     */
    forget() {
      waiting = []
      const shown = read().shown?.outlivesVisit ? read().shown : null
      if (!shown) countdown.set(null)
      change({ shown, notices: [] })
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
