import { MessageCircle, MessagesSquare } from 'lucide-react'
import type { Unfinished } from '#domain/home/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HomeRow } from './home-row.tsx'
import { homeTexts as texts } from './texts.ts'

/** Where a conversation took place; the general assistant's goes on in this very chat, and has no address. */
export type Place = { title: string; path: string | null }

export type GoOnProps = {
  unfinished: Unfinished
  placeOf: (module: Extract<Unfinished, { kind: 'conversation' }>['module']) => Place
  /** Shows the conversation in the chat of this page. */
  onResume: (id: string) => Promise<void>
}

function GoOnButton({ unfinished, placeOf, onResume }: GoOnProps) {
  const { id, title } = unfinished
  const path = unfinished.kind === 'exercise' ? exercisePath(id) : placeOf(unfinished.module).path
  if (path)
    return (
      <ButtonLink className="max-sm:w-full" to={path} aria-label={texts.goOnWith(title)}>
        {texts.goOn}
      </ButtonLink>
    )
  return (
    <ActionButton
      variant="primary"
      className="max-sm:w-full"
      pendingText={texts.opening}
      action={() => onResume(id)}
    >
      {texts.goOn}
    </ActionButton>
  )
}

/** The one thing that was left unfinished last, with the button that leads back to it. */
export function GoOn(props: GoOnProps) {
  const { unfinished, placeOf } = props
  const isExercise = unfinished.kind === 'exercise'
  return (
    <HomeRow
      isNext
      icon={isExercise ? MessagesSquare : MessageCircle}
      heading={texts.unfinishedHeading}
      title={unfinished.title}
      hint={isExercise ? texts.exercise : texts.conversation(placeOf(unfinished.module).title)}
      action={<GoOnButton {...props} />}
    />
  )
}
