import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { session } from '../features/accounts/session/session.ts'
import { ConfirmEmailScreen } from '../features/accounts/settings/confirm-email-screen.tsx'
import { confirmEmailTexts } from '../features/accounts/settings/texts.ts'
import { pageTitle } from '../platform/page-title.ts'

export const meta = () => pageTitle(confirmEmailTexts.title)

export default function ConfirmEmailPage() {
  return (
    <AccountFrame>
      <ConfirmEmailScreen onConfirmed={session.check} />
    </AccountFrame>
  )
}
