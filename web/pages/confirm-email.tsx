import { ConfirmEmailScreen } from '../features/account-settings/confirm-email-screen.tsx'
import { confirmEmailTexts } from '../features/account-settings/texts.ts'
import { session } from '../features/session/session.ts'
import { pageTitle } from '../platform/page-title.ts'

export const meta = () => pageTitle(confirmEmailTexts.title)

export default function ConfirmEmailPage() {
  return <ConfirmEmailScreen onConfirmed={session.check} />
}
