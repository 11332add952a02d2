import { PasswordResetScreen } from '../features/accounts/password-reset/password-reset-screen.tsx'
import { accountTexts } from '../features/accounts/texts.ts'
import { session } from '../features/session/session.ts'

export const meta = () => [{ title: accountTexts.newPasswordPageTitle }]

export default function ResetPasswordPage() {
  return <PasswordResetScreen onChanged={session.check} />
}
