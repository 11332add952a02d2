import { useEffect, useState } from 'react'
import { type Location, Navigate } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { readAccountView } from '../features/accounts/account-view.ts'
import { session } from '../features/accounts/session/session.ts'
import { sessionTexts } from '../features/accounts/session/texts.ts'
import { useSession } from '../features/accounts/session/use-session.ts'
import { accountTexts } from '../features/accounts/texts.ts'
import { PaymentStep } from '../features/billing/payment-step.tsx'
import { WELCOME_PATH } from '../features/first-run/welcome-path.ts'
import { LoadingLine } from '../ui/loading-line.tsx'
import { uiTexts } from '../ui/texts.ts'

export function meta({ location }: { location: Location }) {
  return [{ title: accountTexts.pageTitle[readAccountView(location)] }]
}

export default function SignUpPage() {
  const state = useSession()
  /** Whoever made the account here is asked four short questions first. */
  const [isNew, setNew] = useState(false)
  useEffect(() => session.start(), [])

  if (state.status === 'signed-in') return <Navigate to={isNew ? WELCOME_PATH : '/dashboard'} replace />
  if (state.status === 'checking') return <LoadingLine>{uiTexts.loadingProduct}</LoadingLine>
  const ended = state.status === 'signed-out' && state.ended
  return (
    <AccountScreen
      notice={ended ? sessionTexts.ended(ended.keepsTexts) : undefined}
      onSignedIn={session.signIn}
      onSignedUp={(made) => {
        setNew(true)
        session.signIn(made)
      }}
      renderPaymentStep={(slot) => <PaymentStep {...slot} />}
    />
  )
}
