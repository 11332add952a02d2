import { Suspense, useState } from 'react'
import { listDraftPlaces } from '../../platform/draft-storage.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { Button } from '../../ui/button.tsx'
import { PartNotLoaded } from '../../ui/part-not-loaded.tsx'
import { useOwnSession } from './own-session.ts'
import { nameDrafts, sessionTexts as texts } from './texts.ts'
import type { UnsentQuestionProps } from './unsent-question.tsx'
import { useSignOut } from './use-sign-out.ts'

const UnsentQuestion = loadPart<UnsentQuestionProps>(
  () => import('./unsent-question.tsx').then((part) => part.UnsentQuestion),
  PartNotLoaded,
)

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
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        pending={isSigningOut}
        pendingText={texts.signingOut}
        onClick={begin}
      >
        {texts.signOut}
      </Button>
      {unsent.length > 0 && (
        <Suspense fallback={null}>
          <UnsentQuestion
            unsent={unsent}
            isSigningOut={isSigningOut}
            onStay={() => setUnsent([])}
            onSignOut={signOut}
          />
        </Suspense>
      )}
    </>
  )
}
