import { PasswordResetScreen } from '../features/accounts/password-reset/password-reset-screen.tsx'
import { session } from '../features/accounts/session/session.ts'
import { accountTexts } from '../features/accounts/texts.ts'

export const meta = () => [{ title: accountTexts.newPasswordPageTitle }]

export default function ResetPasswordPage() {
  return <PasswordResetScreen onChanged={session.check} />
}
