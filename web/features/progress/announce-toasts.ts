import type { ToastRequest, ToastStore } from '../../ui/toast-store.ts'

export type AnnouncementSurroundings = {
  toasts: Pick<ToastStore, 'show' | 'read' | 'subscribe'>
  /** Whether a reply is being read aloud, which a message would talk over. */
  isReadingAloud: () => boolean
  after: (delayMs: number, action: () => void) => () => void
}

const LOOK_AGAIN_MS = 1_000
/** After half an hour of reading aloud a message about points is shown all the same. */
const MAX_LOOKS = 1_800

/**
 * Shows toasts about progress politely: not over a message of another kind, which may be an error that must be
 * read, and not while a reply is read aloud. Of several the last one stays in view; all go to the notice list.
 */
export function createAnnouncer({ toasts, isReadingAloud, after }: AnnouncementSurroundings) {
  let waiting: ToastRequest[] = []
  let ownId: number | null = null
  let stopFollowing: (() => void) | null = null
  let isLooking = false

  const isOccupied = () => {
    const { shown } = toasts.read()
    return shown !== null && shown.id !== ownId
  }
  function showAll() {
    const requests = waiting
    waiting = []
    for (const request of requests) toasts.show(request)
    ownId = toasts.read().shown?.id ?? null
  }
  function look(looksLeft: number) {
    isLooking = false
    if (waiting.length === 0) return
    if (isReadingAloud() && looksLeft > 0) {
      isLooking = true
      after(LOOK_AGAIN_MS, () => look(looksLeft - 1))
    } else if (isOccupied()) {
      stopFollowing ??= toasts.subscribe(follow)
    } else showAll()
  }
  function follow() {
    if (isOccupied()) return
    stopFollowing?.()
    stopFollowing = null
    look(MAX_LOOKS)
  }

  return (requests: readonly ToastRequest[]): void => {
    waiting.push(...requests)
    if (!isLooking && !stopFollowing) look(MAX_LOOKS)
  }
}
