import { useEffect } from 'react'

/**
 * Keeps the pages of the signed-in person up to date with what changes elsewhere: each change is announced to
 * `listenForDataChanges`. It loads behind the first page.
 */
export function useLiveEvents(userId: string, onSignedOut: () => void): void {
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./start-following.ts')
      .then(({ startFollowing }) => {
        if (!isOver) stop = startFollowing(userId, onSignedOut)
      })
      // Without a connection the page works on; the next visit loads it.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId, onSignedOut])
}
