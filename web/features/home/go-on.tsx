import { MessageCircle, MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import type { Unfinished } from '#domain/home/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TileIcon } from './start-tiles.tsx'
import { homeTexts as texts } from './texts.ts'

/** Where a conversation took place; the general assistant's goes on in this very chat, and has no address. */
export type Place = { title: string; path: string | null }

type GoOnProps = {
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
      <ButtonLink variant="secondary" to={path} aria-label={texts.goOnWith(title)}>
        {texts.goOn}
      </ButtonLink>
    )
  return (
    <ActionButton pendingText={texts.opening} action={() => onResume(id)}>
      {texts.goOn}
    </ActionButton>
  )
}

/** The one thing that was left unfinished last, with the button that leads back to it. */
export function GoOn(props: GoOnProps) {
  const { unfinished, placeOf } = props
  const headingId = useId()
  const isExercise = unfinished.kind === 'exercise'
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-base">
        {texts.unfinishedHeading}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line-soft bg-sunken p-3.5">
        <TileIcon icon={isExercise ? MessagesSquare : MessageCircle} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="leading-snug font-heading wrap-anywhere">{unfinished.title}</p>
          <p className="text-sm text-ink-soft">
            {isExercise ? texts.exercise : texts.conversation(placeOf(unfinished.module).title)}
          </p>
        </div>
        <GoOnButton {...props} />
      </div>
    </section>
  )
}
