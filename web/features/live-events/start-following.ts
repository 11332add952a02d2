import { announceDataChange } from '../../platform/data-changes.ts'
import { openBrowserPages } from './browser-pages.ts'
import { EventFollower } from './follow-events.ts'
import { readEventStream } from './read-event-stream.ts'

/** Both: a window behind another one is still visible and only gets the focus back. */
const sightEvents = [
  [document, 'visibilitychange'],
  [window, 'focus'],
] as const

/** Follows the signed-in person's events on this page until the returned function is called. */
export function startFollowing(userId: string, onSignedOut: () => void): () => void {
  const pages = openBrowserPages(userId)
  const follower = new EventFollower({
    openStream: readEventStream,
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    page: {
      isVisible: () => document.visibilityState === 'visible',
      listen(listener) {
        for (const [target, name] of sightEvents) target.addEventListener(name, listener)
        return () => {
          for (const [target, name] of sightEvents) target.removeEventListener(name, listener)
        }
      },
    },
    pages,
    announce: announceDataChange,
    onSignedOut,
  })
  void follower.follow().finally(() => pages?.close())
  return follower.stop
}
