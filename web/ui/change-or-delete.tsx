import { Pencil } from 'lucide-react'
import { ActionButton } from './action-button.tsx'
import { SmallButton, smallButton } from './small-button.tsx'

type ChangeOrDeleteProps = {
  /** The text that the buttons are about, and the id of its element. */
  text: string
  textId: string
  texts: { change: string; remove: string }
  className?: string
  onChange: () => void
  onRemove: () => Promise<void>
}

/** What can be done with a text that a person keeps: change it, and delete it. */
export function ChangeOrDelete(props: ChangeOrDeleteProps) {
  const { text, textId, texts, className = smallButton, onChange, onRemove } = props
  return (
    <>
      <SmallButton Icon={Pencil} aria-describedby={textId} className={className} onClick={onChange}>
        {texts.change}
      </SmallButton>
      <ActionButton
        variant="ghost"
        className={className}
        aria-label={`${texts.remove}: ${text}`}
        action={onRemove}
      >
        {texts.remove}
      </ActionButton>
    </>
  )
}
