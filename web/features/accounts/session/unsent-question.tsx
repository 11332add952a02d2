import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { sessionTexts as texts } from './texts.ts'

export type UnsentQuestionProps = {
  /** What a sign-out removes, as names. */
  unsent: readonly string[]
  isSigningOut: boolean
  onStay: () => void
  onSignOut: () => void
}

/** Asks before a sign-out removes what the person wrote and has not sent or saved. */
export function UnsentQuestion({ unsent, isSigningOut, onStay, onSignOut }: UnsentQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={texts.unsentTitle}
      description={texts.unsentMeaning}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {texts.staySignedIn}
          </Button>
          <Button variant="danger" pending={isSigningOut} pendingText={texts.signingOut} onClick={onSignOut}>
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
  )
}
