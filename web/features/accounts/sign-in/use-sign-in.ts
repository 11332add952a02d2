import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ClientSession, type SignInForm, signInForm } from '#domain/accounts/contract.ts'
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
      toast({ title: accountTexts.signedInTitle, description: accountTexts.signedIn })
      onSignedIn(session)
    } catch (error) {
      showProblem(error)
    }
  }
  const { isRunning, run } = useAction(form.handleSubmit(signIn))
  return { form, isRunning, submit: () => run() }
}

export type SignIn = ReturnType<typeof useSignIn>
