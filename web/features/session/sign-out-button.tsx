import { Button } from '../../ui/button.tsx'
import { sessionTexts } from './texts.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out and goes to `/signup`, as the top bar and the settings do. */
export function SignOutButton({ className }: { className?: string }) {
  const { signOut, isSigningOut } = useSignOut('/signup')
  return (
    <Button
      variant="secondary"
      className={className}
      pending={isSigningOut}
      pendingText={sessionTexts.signingOut}
      onClick={signOut}
    >
      {sessionTexts.signOut}
    </Button>
  )
}
