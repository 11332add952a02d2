import { useEffect, useState } from 'react'
import { usePageRouter } from './page-router.tsx'

/**
 * While active, holds back what would leave the page (a link, or the browser's Back and Forward) until the person
 * has answered.
 */
export function useLeaveQuestion(isActive: boolean) {
  const router = usePageRouter()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (isActive) return router.askBeforeLeaving((go) => setLeave(() => go))
  }, [isActive, router])
  return {
    isAsking: leave !== null,
    stay: () => setLeave(null),
    leave() {
      setLeave(null)
      leave?.()
    },
  }
}
