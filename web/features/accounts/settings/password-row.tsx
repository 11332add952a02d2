import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordChange } from '#domain/accounts/contract.ts'
import { toastProblem } from '../../../platform/toast-problem.ts'
import { useAction } from '../../../platform/use-action.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ValueRow } from '../../../ui/value-row.tsx'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { ownAccount } from './own-account-queries.ts'
import { passwordTexts as texts } from './texts.ts'

const passwordForm = passwordChange
  .extend({ passwordAgain: z.string() })
  .refine((form) => form.newPassword === form.passwordAgain, {
    path: ['passwordAgain'],
    message: texts.different,
  })
const empty = { currentPassword: '', newPassword: '', passwordAgain: '' }

function usePasswordChange(onChanged: () => void) {
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: empty })
  const { isRunning, run } = useAction(
    form.handleSubmit(async ({ currentPassword, newPassword }) => {
      await accountSettingsCalls.changePassword({ currentPassword, newPassword })
      onChanged()
      toast(texts.changed)
      await ownAccount.sessionsChanged()
    }),
    (problem) => {
      if (problem.code !== 'invalid-credentials') toastProblem(problem)
      else form.setError('currentPassword', { message: texts.wrong }, { shouldFocus: true })
    },
  )
  return { form, isRunning, run }
}

function ResetByMail({ email }: { email: string }) {
  const { isRunning, run } = useAction(
    async () => {
      await accountSettingsCalls.requestPasswordReset()
      toast(texts.resetSent)
    },
    () => toast({ ...texts.resetFailed, variant: 'destructive' }),
  )
  return (
    <div className="mt-6 border-t border-line-soft pt-5">
      <p className="mb-3 text-ink-soft">{texts.resetWhat(email)}</p>
      <Button variant="secondary" pending={isRunning} pendingText={texts.resetting} onClick={() => run()}>
        {texts.reset}
      </Button>
    </div>
  )
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { form, isRunning, run } = usePasswordChange(onChanged)
  const { errors } = form.formState
  return (
    <>
      <ActionForm className="flex flex-col gap-5" onSubmit={run}>
        <p className="text-ink-soft">{texts.what}</p>
        <PasswordField
          {...form.register('currentPassword')}
          label={texts.current}
          showLabel={texts.showCurrent}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          label={texts.next}
          showLabel={texts.showNext}
          hint={texts.nextHint}
          autoComplete="new-password"
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...form.register('passwordAgain')}
          label={texts.again}
          showLabel={texts.showAgain}
          autoComplete="new-password"
          error={errors.passwordAgain?.message}
        />
        <Button type="submit" className="self-start" pending={isRunning} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </ActionForm>
      <ResetByMail email={email} />
    </>
  )
}

/** A new password with the current one, or by a link that goes to the own address. */
export function PasswordRow({ email }: { email: string }) {
  return (
    <ValueRow heading={texts.heading} form={(close) => <PasswordForm email={email} onChanged={close} />}>
      {texts.hidden}
    </ValueRow>
  )
}
