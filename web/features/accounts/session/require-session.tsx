import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { OwnSession } from './own-session.ts'
import { session } from './session.ts'
import { SessionUnreachable } from './session-unreachable.tsx'
import { sessionTexts } from './texts.ts'
import { useSession } from './use-session.ts'

/** Opens `/signup` to sign in (specification, section 2): who was here a moment ago has an account. */
const toSignIn = { login: true }

/** Shows its content to a signed-in person alone; without a session it leads to `/signup`. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSession()
  useEffect(() => session.start(), [])

  if (state.status === 'signed-in') return <OwnSession value={state.session}>{children}</OwnSession>
  if (state.status === 'signed-out')
    return <Navigate to="/signup" replace state={state.ended || state.hasLeft ? toSignIn : null} />
  if (state.status === 'unreachable') return <SessionUnreachable />
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <LoadingLine>{sessionTexts.checking}</LoadingLine>
    </main>
  )
}
