import { useId } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { EmailField } from '../email-field.tsx'
import { accountTexts } from '../texts.ts'
import type { SignIn } from './use-sign-in.ts'

type SignInPanelProps = {
  notice: string | undefined
  signIn: SignIn
  onForgotPassword: () => void
  onSignUp: () => void
}

/** 'Welcome Back': e-mail, password, and the ways to a reset link and to sign-up. */
export function SignInPanel({ notice, signIn, onForgotPassword, onSignUp }: SignInPanelProps) {
  const { form, isRunning, submit } = signIn
  const { errors } = form.formState
  const noticeId = useId()
  return (
    <>
      <PageHeading
        title={accountTexts.welcomeBack}
        intro={accountTexts.signInIntro}
        describedBy={notice && noticeId}
      />
      <AccountForm onSubmit={submit}>
        {notice && (
          <Banner id={noticeId} isAnnounced={false}>
            {notice}
          </Banner>
        )}
        <EmailField {...form.register('email')} error={errors.email?.message} />
        <PasswordField
          label={accountTexts.password}
          {...form.register('password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Button type="submit" pending={isRunning} pendingText={accountTexts.signingIn}>
          {accountTexts.signIn}
        </Button>
      </AccountForm>
      <div className="mt-4 flex flex-col items-start gap-1">
        <Button variant="ghost" className="px-0! text-left!" disabled={isRunning} onClick={onForgotPassword}>
          {accountTexts.forgotPassword}
        </Button>
        <Button variant="ghost" className="px-0! text-left!" disabled={isRunning} onClick={onSignUp}>
          {accountTexts.toSignUp}
        </Button>
      </div>
    </>
  )
}
