import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailChange } from '#domain/accounts/contract.ts'
import { toastProblem } from '../../../platform/toast-problem.ts'
import { useAction } from '../../../platform/use-action.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ValueRow } from '../../../ui/value-row.tsx'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { emailTexts as texts } from './texts.ts'

const empty = { newEmail: '', password: '' }

function useEmailChange() {
  const form = useForm({ resolver: zodResolver(emailChange), defaultValues: empty })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isRunning, run } = useAction(
    form.handleSubmit(async (change) => {
      await accountSettingsCalls.changeEmail(change)
      form.reset(empty)
      setSentTo(change.newEmail)
    }),
    (problem) => {
      if (problem.code !== 'invalid-credentials') toastProblem(problem)
      else form.setError('password', { message: texts.wrong }, { shouldFocus: true })
    },
  )
  return { form, sentTo, isRunning, run }
}

function EmailForm() {
  const { form, sentTo, isRunning, run } = useEmailChange()
  const { errors } = form.formState
  return (
    <ActionForm className="flex flex-col gap-5" onSubmit={run}>
      <p className="text-ink-soft">{texts.what}</p>
      <Field label={texts.next} error={errors.newEmail?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('newEmail')} />
      </Field>
      <PasswordField
        {...form.register('password')}
        label={texts.password}
        showLabel={texts.showPassword}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {sentTo && <Banner title={texts.sentTitle}>{texts.sent(sentTo)}</Banner>}
      <Button type="submit" className="self-start" pending={isRunning} pendingText={texts.saving}>
        {texts.save}
      </Button>
    </ActionForm>
  )
}

/** The address, and the form that asks for another one: the old one stays until the new one's link is opened. */
export function EmailRow({ email }: { email: string }) {
  return (
    <ValueRow heading={texts.heading} form={() => <EmailForm />}>
      {texts.current(email)}
    </ValueRow>
  )
}
