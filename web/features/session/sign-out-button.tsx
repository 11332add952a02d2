import { useState } from 'react'
import { listDraftPlaces } from '../../platform/draft-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOwnSession } from './own-session.ts'
import { nameDrafts, sessionTexts as texts } from './texts.ts'
import { useSignOut } from './use-sign-out.ts'

/**
 * Signs out and goes to `/signup`, as the top bar and the settings do. Where that would remove what the person wrote
 * and has not sent or saved, it asks first.
 */
export function SignOutButton({ className }: { className?: string }) {
  const { user } = useOwnSession()
  const { signOut, isSigningOut } = useSignOut('/signup')
  const [unsent, setUnsent] = useState<readonly string[]>([])

  async function begin() {
    const found = nameDrafts(listDraftPlaces(user.id))
    if (found.length > 0) setUnsent(found)
    else await signOut()
  }
  const pending = { pending: isSigningOut, pendingText: texts.signingOut }
  const stay = () => setUnsent([])
  return (
    <>
      <Button variant="secondary" className={className} {...pending} onClick={begin}>
        {texts.signOut}
      </Button>
      <Dialog
        open={unsent.length > 0}
        onOpenChange={stay}
        title={texts.unsentTitle}
        description={texts.unsentMeaning}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {texts.staySignedIn}
            </Button>
            <Button variant="danger" {...pending} onClick={signOut}>
              {texts.signOutAndRemove}
            </Button>
          </>
        }
      >
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {unsent.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
