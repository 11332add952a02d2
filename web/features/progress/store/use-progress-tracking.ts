import { useEffect } from 'react'

/**
 * Follows the signed-in person's progress on every page of the dashboard. Its rules load behind the first page;
 * what happens meanwhile waits in `progressReporter`.
 */
export function useProgressTracking(userId: string): void {
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./track-progress.ts')
      .then(({ trackProgress }) => {
        if (!isOver) stop = trackProgress(userId)
      })
      // Without a connection the page works on; the next visit loads it.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
}
