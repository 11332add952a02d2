import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordResetRequest } from '#domain/accounts/contract.ts'
import { useAction } from '../../../platform/use-action.ts'
import { toast } from '../../../ui/toast.ts'
import { accountCalls } from '../account-calls.ts'
import { showProblem } from '../show-error.ts'
import { accountTexts } from '../texts.ts'

/** The form that asks for a reset link. The answer is the same whether the e-mail has an account or not. */
export function useResetRequest() {
  const form = useForm({ resolver: zodResolver(passwordResetRequest), defaultValues: { email: '' } })
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function request({ email }: { email: string }) {
    setSentTo(null)
    try {
      await accountCalls.requestPasswordReset(email)
      setSentTo(email)
      toast({ title: accountTexts.resetSentTitle, description: accountTexts.resetSent })
    } catch (error) {
      showProblem(error, accountTexts.resetNotSent)
    }
  }
  const { isRunning, run } = useAction(form.handleSubmit(request))
  return { form, sentTo, isRunning, submit: () => run() }
}

export type ResetRequest = ReturnType<typeof useResetRequest>
