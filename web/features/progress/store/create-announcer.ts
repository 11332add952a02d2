import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import type { ToastRequest, ToastStore } from '../../../ui/toast-store.ts'

export type AnnouncementDependencies = {
  toasts: Pick<ToastStore, 'show' | 'getState' | 'subscribe'>
  /** The toasts of several effects, in the order in which they are told; none where nothing is to be shown. */
  present: (effects: readonly ProgressEffect[]) => readonly ToastRequest[]
  /**
   * Whether a reply is being read aloud, which a message would talk over, or it is not known yet whether the person
   * wants to be told.
   */
  isTooEarly: () => boolean
  after: (delayMs: number, action: () => void) => () => void
}

/** One act, such as asking an example question, has several effects one after the other. */
const GATHER_MS = 100
const LOOK_AGAIN_MS = 1_000
/** After half an hour of reading aloud a message about points is shown all the same, if it is wanted. */
const MAX_LOOKS = 1_800

/**
 * Tells effects politely: not in place of a message that is shown, which may be an error that must be read, and
 * not while a reply is read aloud. All go to the notice list.
 */
export function createAnnouncer({ toasts, present, isTooEarly, after }: AnnouncementDependencies) {
  let waiting: ProgressEffect[] = []
  let isGoingToLook = false
  let stopFollowing: (() => void) | null = null

  const isOccupied = () => toasts.getState().shown !== null

  function lookIn(delayMs: number, looksLeft: number) {
    isGoingToLook = true
    after(delayMs, () => {
      isGoingToLook = false
      look(looksLeft)
    })
  }
  function look(looksLeft: number) {
    if (isTooEarly() && looksLeft > 0) lookIn(LOOK_AGAIN_MS, looksLeft - 1)
    else if (isOccupied()) stopFollowing = toasts.subscribe(follow)
    else {
      const effects = waiting
      waiting = []
      for (const request of present(effects)) toasts.show(request)
    }
  }
  function follow() {
    if (isOccupied()) return
    stopFollowing?.()
    stopFollowing = null
    lookIn(GATHER_MS, MAX_LOOKS)
  }

  return {
    announce(effects: readonly ProgressEffect[]) {
      waiting.push(...effects)
      if (!isGoingToLook && !stopFollowing) lookIn(GATHER_MS, MAX_LOOKS)
    },
    /** Drops what still waits: it was for a person whose session has ended. */
    forget() {
      waiting = []
    },
  }
}
