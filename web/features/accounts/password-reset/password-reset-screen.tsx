import { useLinkToken } from '../../../platform/use-link-token.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { accountAddress } from '../account-view.ts'
import { accountTexts } from '../texts.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { NewPasswordPanel } from './new-password-panel.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { useNewPassword } from './use-new-password.ts'
import { useResetRequest } from './use-reset-request.ts'

/** `/reset-password`: a new password for the link that the e-mail brought, or the way to a new link. */
export function PasswordResetScreen({ onChanged }: { onChanged: () => void }) {
  const newPassword = useNewPassword(useLinkToken(), onChanged)
  const request = useResetRequest()
  const { stage } = newPassword
  const container = useHeadingFocus<HTMLElement>(stage)
  return (
    <AccountFrame ref={container}>
      {stage === 'choose' && <NewPasswordPanel newPassword={newPassword} />}
      {stage === 'changed' && (
        <>
          <PageHeading title={accountTexts.passwordChangedTitle} intro={accountTexts.passwordChanged} />
          <ButtonLink to={accountAddress('sign-in')}>{accountTexts.signIn}</ButtonLink>
        </>
      )}
      {stage === 'dead-link' && (
        <>
          <PageHeading title={accountTexts.deadLinkTitle} intro={accountTexts.deadLink} />
          <ResetRequestForm request={request} />
        </>
      )}
    </AccountFrame>
  )
}
