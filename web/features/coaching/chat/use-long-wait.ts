import { useEffect, useState } from 'react'

/** After this long without a word, the page says that it is still at work. */
const LONG_WAIT_MS = 10_000

/** Whether the wait has been going on for long. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isLong
}
