import { ConfirmEmailScreen } from '../features/account-settings/confirm-email-screen.tsx'
import { confirmEmailTexts } from '../features/account-settings/texts.ts'
import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { session } from '../features/session/session.ts'
import { pageTitle } from '../platform/page-title.ts'

export const meta = () => pageTitle(confirmEmailTexts.title)

export default function ConfirmEmailPage() {
  return (
    <AccountFrame>
      <ConfirmEmailScreen onConfirmed={session.check} />
    </AccountFrame>
  )
}
