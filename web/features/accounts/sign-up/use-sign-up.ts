import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ClientSession, type SignUpForm, signUpForm } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemText } from '../../../platform/problem-texts.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useLeaveWarning } from '../../../platform/use-leave-warning.ts'
import { toast } from '../../../ui/toast.ts'
import { accountCalls } from '../account-calls.ts'
import { showError, showProblem } from '../show-error.ts'
import { accountTexts } from '../texts.ts'
import { accountFailureText, createAccount } from './create-account.ts'
import type { PaymentSlot } from './payment-slot.ts'
import { useSignUpStep } from './use-sign-up-step.ts'

/** The kind of field error that the server's answer `email-taken` makes. */
export const EMAIL_TAKEN = 'email-taken'

function isEmailTaken(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.code === EMAIL_TAKEN
}

/** The three messages of a sign-up, that of the payment first, can each be read to their end. */
function tellInTurn(title: string, description: string) {
  toast({ title, description, isPatient: true })
}

/**
 * Sign-up in its order: details valid and the e-mail free, payment, account. The details stay in memory alone,
 * and they stay filled in whatever fails. After a payment without an account, `keptFor` is the e-mail that paid.
 */
export function useSignUp(onSignedUp: (session: ClientSession) => void) {
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { isRunning, run } = useAction((action: () => Promise<void>) => action())
  const { details, openPayment, backToDetails, restartDetails } = useSignUpStep(isRunning)
  const [keptFor, setKeptFor] = useState<string | null>(null)
  useLeaveWarning(isRunning && details !== null)

  function keepPayment() {
    setKeptFor(normalizeEmail(form.getValues('email')))
  }
  function markEmailTaken(message: string) {
    form.setError('email', { type: EMAIL_TAKEN, message }, { shouldFocus: true })
  }
  async function checkDetails(values: SignUpForm) {
    try {
      await accountCalls.checkSignUp(values)
      openPayment(values)
    } catch (error) {
      if (!isEmailTaken(error)) showProblem(error)
      else if (keptFor === normalizeEmail(values.email)) markEmailTaken(accountTexts.emailTakenAfterPayment)
      else markEmailTaken(problemText(error).text)
    }
  }
  async function finish() {
    try {
      const session = await createAccount(details)
      // First, because it may forget what was told to the person before.
      onSignedUp(session)
      tellInTurn(accountTexts.accountCreatedTitle, accountTexts.accountCreated)
      tellInTurn(accountTexts.welcomeTitle, accountTexts.welcome)
    } catch (error) {
      const isTaken = isEmailTaken(error)
      showError(isTaken ? accountTexts.emailTakenAfterPayment : accountFailureText(error))
      if (toApiProblem(error).code === 'payment-required') return setKeptFor(null)
      keepPayment()
      if (isTaken) markEmailTaken(accountTexts.emailTakenAfterPayment)
      restartDetails()
    }
  }
  const payment: PaymentSlot | null = details && {
    payer: { name: details.name, email: details.email },
    isPaymentKept: keptFor === normalizeEmail(details.email),
    isRunning,
    run,
    onPaid: finish,
    onPaymentKept: keepPayment,
    onEmailTaken() {
      markEmailTaken(problemText({ code: 'email-taken', data: {} }).text)
      restartDetails()
    },
    onBack: backToDetails,
  }
  return { form, isRunning, keptFor, payment, submitDetails: () => run(form.handleSubmit(checkDetails)) }
}

export type SignUp = ReturnType<typeof useSignUp>
