import { LogOut } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { listDraftPlaces } from '../../../platform/draft-storage.ts'
import { Button } from '../../../ui/button.tsx'
import type { ButtonVariant } from '../../../ui/button-classes.ts'
import { toast } from '../../../ui/toast.ts'
import { useOwnSession } from './own-session.ts'
import { nameDrafts, sessionTexts as texts, unsentNotice } from './texts.ts'
import type { UnsentQuestionProps } from './unsent-question.tsx'
import { useSignOut } from './use-sign-out.ts'

type Question = { Ask: ComponentType<UnsentQuestionProps>; unsent: readonly string[] }

type SignOutProps = {
  /** What signs out when it calls `begin`. */
  children: (begin: () => Promise<void>, isSigningOut: boolean) => ReactNode
}

/**
 * Signs out and goes to `/signup`, as the top bar, the search and the settings do. Where that would remove what the person wrote
 * and has not sent or saved, it asks first. When the question does not load, a notice names what would be removed,
 * and the next press signs out: nobody is kept signed in on a shared device.
 */
export function SignOut({ children }: SignOutProps) {
  const { user } = useOwnSession()
  const { signOut, isSigningOut } = useSignOut('/signup')
  const [question, setQuestion] = useState<Question>()
  /** What a notice named in place of the question. */
  const [told, setTold] = useState<string>()

  async function begin() {
    const unsent = nameDrafts(listDraftPlaces(user.id))
    const names = unsent.join(', ')
    if (unsent.length === 0 || names === told) return signOut()
    try {
      const { UnsentQuestion } = await import('./unsent-question.tsx')
      setQuestion({ Ask: UnsentQuestion, unsent })
    } catch {
      toast({ ...unsentNotice(names), variant: 'destructive' })
      setTold(names)
    }
  }
  return (
    <>
      {children(begin, isSigningOut)}
      {question && (
        <question.Ask
          unsent={question.unsent}
          isSigningOut={isSigningOut}
          onStay={() => setQuestion(undefined)}
          onSignOut={signOut}
        />
      )}
    </>
  )
}

type SignOutButtonProps = { className?: string; variant?: ButtonVariant; wordsClassName?: string }

export function SignOutButton({ className, variant = 'secondary', wordsClassName }: SignOutButtonProps) {
  return (
    <SignOut>
      {(begin, isSigningOut) => (
        <Button
          variant={variant}
          className={className}
          pending={isSigningOut}
          pendingText={texts.signingOut}
          onClick={begin}
        >
          <LogOut aria-hidden className="size-5 shrink-0" />
          <span className={wordsClassName}>{texts.signOut}</span>
        </Button>
      )}
    </SignOut>
  )
}
