import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AccountForm } from '../account-form.tsx'
import { EmailField } from '../email-field.tsx'
import { accountTexts } from '../texts.ts'
import { StepLine } from './step-line.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { EMAIL_TAKEN, type SignUp } from './use-sign-up.ts'

/** 'Join Today', step 1: the details of the new account. */
export function DetailsPanel({ signUp, onSignIn }: { signUp: SignUp; onSignIn: () => void }) {
  const { form, isRunning, keptFor, submitDetails } = signUp
  const { errors } = form.formState
  const kept = keptFor ? accountTexts.paymentKept(keptFor) : null
  return (
    <>
      <StepLine>{accountTexts.stepDetails}</StepLine>
      <PageHeading title={accountTexts.joinToday} intro={kept ? undefined : accountTexts.signUpIntro} />
      <AccountForm onSubmit={submitDetails}>
        {kept && <Banner title={kept.title}>{kept.text}</Banner>}
        <Field label={accountTexts.name} hint={accountTexts.nameHint} error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
        <div className="flex flex-col items-start gap-2 *:first:w-full">
          <EmailField
            {...form.register('email')}
            hint={accountTexts.signUpEmailHint}
            error={errors.email?.message}
          />
          {errors.email?.type === EMAIL_TAKEN && (
            <Button variant="secondary" onClick={onSignIn}>
              {accountTexts.signIn}
            </Button>
          )}
        </div>
        <PasswordField
          label={accountTexts.password}
          {...form.register('password')}
          hint={accountTexts.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <TermsCheckbox {...form.register('acceptTerms')} error={errors.acceptTerms?.message} />
        <Button type="submit" pending={isRunning} pendingText={accountTexts.processing}>
          {accountTexts.continueToPayment}
        </Button>
      </AccountForm>
      <Button variant="ghost" className="mt-4 px-0! text-left!" disabled={isRunning} onClick={onSignIn}>
        {accountTexts.toSignIn}
      </Button>
    </>
  )
}
