import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { AccountForm } from '../account-form.tsx'
import { EmailField } from '../email-field.tsx'
import { accountTexts } from '../texts.ts'
import type { ResetRequest } from './use-reset-request.ts'

/** Asks for a reset link. The message says that it was sent; what to expect stays here. It can be sent again. */
export function ResetRequestForm({ request }: { request: ResetRequest }) {
  const { form, sentTo, isRunning, submit } = request
  return (
    <AccountForm onSubmit={submit}>
      <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
      {sentTo && (
        <Banner>
          <p>{accountTexts.resetSentDetails(sentTo)}</p>
          <p className="mt-2">{accountTexts.resetNotArrived}</p>
        </Banner>
      )}
      <Button type="submit" pending={isRunning} pendingText={accountTexts.sendingResetLink}>
        {sentTo ? accountTexts.sendResetLinkAgain : accountTexts.sendResetLink}
      </Button>
    </AccountForm>
  )
}
