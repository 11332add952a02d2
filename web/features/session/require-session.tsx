import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { OwnSession } from './own-session.ts'
import { session } from './session.ts'
import { sessionTexts } from './texts.ts'
import { useSession } from './use-session.ts'

/** Shows its content to a signed-in person alone; without a session it leads to `/signup`. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSession()
  useEffect(() => session.start(), [])

  if (state.status === 'signed-in') return <OwnSession value={state.session}>{children}</OwnSession>
  if (state.status === 'signed-out') return <Navigate to="/signup" replace />
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      {state.status === 'checking' ? (
        <LoadingLine>{sessionTexts.checking}</LoadingLine>
      ) : (
        <Banner
          variant="warning"
          title={sessionTexts.unreachableTitle}
          action={<Button onClick={() => session.check()}>{sessionTexts.tryAgain}</Button>}
        >
          {sessionTexts.unreachable}
        </Banner>
      )}
    </main>
  )
}
