import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { toastStore } from '../../ui/toast.ts'
import { AccountFrame } from './account-frame.tsx'
import { type AccountView, accountAddress, readAccountView } from './account-view.ts'
import { ResetRequestPanel } from './password-reset/reset-request-panel.tsx'
import { useResetRequest } from './password-reset/use-reset-request.ts'
import { SignInPanel } from './sign-in/sign-in-panel.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { DetailsPanel } from './sign-up/details-panel.tsx'
import type { PaymentSlot } from './sign-up/payment-slot.ts'
import { useSignUp } from './sign-up/use-sign-up.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

type AccountScreenProps = {
  /** Why a person who was signed in is asked to sign in. */
  notice?: string | undefined
  onSignedIn: (session: ClientSession) => void
  /** The same for an account that was made just now. */
  onSignedUp: (session: ClientSession) => void
  renderPaymentStep: (slot: PaymentSlot) => ReactNode
}

/** `/signup`: sign-in, sign-up and the request for a reset link. What was typed stays when the view changes. */
export function AccountScreen(props: AccountScreenProps) {
  const { notice, onSignedIn, onSignedUp, renderPaymentStep } = props
  const view = readAccountView(useLocation())
  const navigate = useNavigate()
  const signIn = useSignIn(onSignedIn)
  const signUp = useSignUp(onSignedUp)
  const request = useResetRequest()
  const { payment } = signUp
  const container = useHeadingFocus<HTMLElement>(payment ? 'payment' : view)

  function show(next: AccountView) {
    const form = { 'sign-in': signIn.form, 'sign-up': signUp.form, 'request-reset': request.form }[view]
    const email = form.getValues().email
    signIn.form.setValue('email', email)
    signUp.form.setValue('email', email)
    request.form.setValue('email', email)
    // An error of this view is none of the next one's.
    toastStore.withdraw(({ variant }) => variant === 'destructive')
    void navigate(accountAddress(next), { replace: true })
  }
  return (
    <AccountFrame ref={container}>
      {payment ? (
        renderPaymentStep(payment)
      ) : (
        <>
          {view === 'sign-in' && (
            <SignInPanel
              notice={notice}
              signIn={signIn}
              onForgotPassword={() => show('request-reset')}
              onSignUp={() => show('sign-up')}
            />
          )}
          {view === 'sign-up' && <DetailsPanel signUp={signUp} onSignIn={() => show('sign-in')} />}
          {view === 'request-reset' && (
            <ResetRequestPanel request={request} onSignIn={() => show('sign-in')} />
          )}
        </>
      )}
    </AccountFrame>
  )
}
