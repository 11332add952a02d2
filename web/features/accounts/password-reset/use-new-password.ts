import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordResetForm } from '#domain/accounts/contract.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import { useAction } from '../../../platform/use-action.ts'
import { accountCalls } from '../account-calls.ts'
import { showProblem } from '../show-error.ts'

export type ResetStage = 'choose' | 'changed' | 'dead-link'

/** The new password for a reset link's token. Without a token, or with one that is used or expired, the link is dead. */
export function useNewPassword(token: string | null, onChanged: () => void) {
  const form = useForm({
    resolver: zodResolver(passwordResetForm),
    defaultValues: { password: '', passwordAgain: '' },
  })
  const [stage, setStage] = useState<ResetStage>(token ? 'choose' : 'dead-link')

  async function save({ password }: { password: string }) {
    if (!token) return
    try {
      await accountCalls.confirmPasswordReset({ token, password })
      setStage('changed')
      onChanged()
    } catch (error) {
      if (toApiProblem(error).code === 'invalid-reset-link') setStage('dead-link')
      else showProblem(error)
    }
  }
  const { isRunning, run } = useAction(form.handleSubmit(save))
  return { form, stage, isRunning, submit: () => run() }
}

export type NewPassword = ReturnType<typeof useNewPassword>
