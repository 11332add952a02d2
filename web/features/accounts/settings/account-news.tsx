import { Suspense, useEffect, useState } from 'react'
import { loadPart } from '../../../platform/load-part.tsx'
import { hasAccountNotices } from './read-account-state.ts'

const AccountNotices = loadPart(() => import('./account-notices.tsx').then((part) => part.AccountNotices))

/** A page that is often looked at again, or got no answer, asks no more often than this. */
const ASK_INTERVAL_MS = 30_000

/** Asks when the page opens, whenever it is looked at again, and after a failure, until there is something to tell. */
function useHasNotices(): boolean {
  const [hasNotices, setHasNotices] = useState(false)
  useEffect(() => {
    if (hasNotices) return
    let askedAtMs = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function ask() {
      if (document.visibilityState === 'hidden' || Date.now() - askedAtMs < ASK_INTERVAL_MS) return
      askedAtMs = Date.now()
      clearTimeout(timer)
      const answer = await hasAccountNotices()
      if (isOver) return
      setHasNotices(answer === true)
      if (answer === null) timer = setTimeout(askAgain, ASK_INTERVAL_MS)
    }
    function askAgain() {
      askedAtMs = Number.NEGATIVE_INFINITY
      void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [hasNotices])
  return hasNotices
}

/** The notices of the account on every page; they and what they need load only when there is one. */
export function AccountNews() {
  return (
    useHasNotices() && (
      <Suspense>
        <AccountNotices />
      </Suspense>
    )
  )
}
