import { type ReactNode, useEffect } from 'react'
import { listenForAnswers } from '../features/coaching/chat/answer-news.ts'
import { countAnswer } from '../features/progress/store/count-answers.ts'
import { useScrollToTop } from '../platform/use-scroll-to-top.ts'
import { Toaster } from '../ui/toaster.tsx'

/**
 * What stays whichever page is open. So it is here that answered messages are counted: leaving a page, or the end of a
 * session, ends a reply under way, and that is known only after the page has gone.
 */
export default function AppLayout({ children }: { children: ReactNode }) {
  useScrollToTop()
  useEffect(() => listenForAnswers(countAnswer), [])
  return (
    <>
      {children}
      <Toaster />
    </>
  )
}
