import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { accountTexts } from '../texts.ts'
import type { NewPassword } from './use-new-password.ts'

/** The new password, twice. */
export function NewPasswordPanel({ newPassword }: { newPassword: NewPassword }) {
  const { form, isRunning, submit } = newPassword
  const { errors } = form.formState
  return (
    <>
      <PageHeading title={accountTexts.newPasswordTitle} intro={accountTexts.newPasswordIntro} />
      <AccountForm onSubmit={submit}>
        <PasswordField
          {...form.register('password')}
          label={accountTexts.newPassword}
          showLabel={accountTexts.showNewPassword}
          hint={accountTexts.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('passwordAgain')}
          label={accountTexts.newPasswordAgain}
          showLabel={accountTexts.showNewPasswordAgain}
          hint={accountTexts.newPasswordAgainHint}
          autoComplete="new-password"
          error={errors.passwordAgain?.message}
        />
        <Button type="submit" pending={isRunning} pendingText={accountTexts.savingNewPassword}>
          {accountTexts.saveNewPassword}
        </Button>
      </AccountForm>
    </>
  )
}
