import { QuestionDialog } from '../../../ui/question-dialog.tsx'
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
    <QuestionDialog
      open
      title={texts.unsentTitle}
      meaning={texts.unsentMeaning}
      noText={texts.staySignedIn}
      yesText={texts.signOutAndRemove}
      isRunning={isSigningOut}
      pendingText={texts.signingOut}
      onNo={onStay}
      onYes={onSignOut}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {unsent.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </QuestionDialog>
  )
}
