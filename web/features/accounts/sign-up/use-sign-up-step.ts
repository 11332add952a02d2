import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SignUpForm } from '#domain/accounts/contract.ts'
import { accountAddress } from '../account-view.ts'

type StepState = { step: 'payment' }

/**
 * The two steps of the sign-up: with checked details the payment step is open. It is an entry of the browser's
 * history, so that the browser's own Back returns to the details and not out of the sign-up. While a payment
 * runs, the step stays whatever the history does.
 */
export function useSignUpStep(isRunning: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const [details, setDetails] = useState<SignUpForm | null>(null)
  const isPaymentAddress = (location.state as Partial<StepState> | null)?.step === 'payment'
  const wasPaymentAddress = useRef(false)

  useEffect(() => {
    if (isRunning) return
    const cameBack = wasPaymentAddress.current && !isPaymentAddress
    wasPaymentAddress.current = isPaymentAddress
    if (cameBack) setDetails(null)
    // After a reload, or Forward after Back, the address outlives the details.
    else if (isPaymentAddress && !details) void navigate(accountAddress('sign-up'), { replace: true })
  }, [isPaymentAddress, isRunning, details, navigate])

  return {
    details,
    openPayment(checked: SignUpForm) {
      setDetails(checked)
      // On the way there nothing is come back from, also where the way back before has just ended.
      wasPaymentAddress.current = false
      void navigate(accountAddress('sign-up'), { state: { step: 'payment' } satisfies StepState })
    },
    backToDetails: () => void navigate(-1),
    /** Like `backToDetails`, and right too when Back was used while the payment ran. */
    restartDetails() {
      setDetails(null)
      void navigate(accountAddress('sign-up'), { replace: true })
    },
  }
}
