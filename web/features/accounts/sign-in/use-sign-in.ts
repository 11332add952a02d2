import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ClientSession, type SignInForm, signInForm } from '#domain/accounts/contract.ts'
import { problemText } from '../../../platform/problem-texts.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import { useAction } from '../../../platform/use-action.ts'
import { toast } from '../../../ui/toast.ts'
import { accountCalls } from '../account-calls.ts'
import { showProblem } from '../show-error.ts'
import { accountTexts } from '../texts.ts'

/** The sign-in form and what sending it does. */
export function useSignIn(onSignedIn: (session: ClientSession) => void) {
  const form = useForm({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } })

  async function signIn(credentials: SignInForm) {
    try {
      const { session } = await accountCalls.signIn(credentials)
      // First, because it may forget what was told to the person before.
      onSignedIn(session)
      toast({ title: accountTexts.signedInTitle, description: accountTexts.signedIn })
    } catch (error) {
      const problem = toApiProblem(error)
      // At the form too, where it stays when the message was closed, until the form is sent again or changed.
      if (problem.code === 'invalid-credentials')
        form.setError('password', { message: problemText(problem).text }, { shouldFocus: true })
      showProblem(error)
    }
  }
  const { isRunning, run } = useAction(form.handleSubmit(signIn))
  return { form, isRunning, submit: () => run() }
}

export type SignIn = ReturnType<typeof useSignIn>
