import { Pencil } from 'lucide-react'
import { useId } from 'react'
import type { PracticeNote } from '#domain/practice/note-contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { noteTexts as texts } from './note-texts.ts'

const small = 'px-2.5! text-sm no-underline!'

type NoteItemProps = {
  note: PracticeNote
  /** The skill's name, for people. */
  skill: string | undefined
  onChange: () => void
  onRemove: () => Promise<void>
}

/** One note from real life, with what can be done with it. */
export function NoteItem({ note, skill, onChange, onRemove }: NoteItemProps) {
  const id = useId()
  const { person, text, createdAt } = note
  const about = [skill ?? texts.goneSkill, person && texts.with(person), longDate(createdAt)]
  return (
    <li className="rounded-control border border-line-soft bg-sunken px-4 pt-3 pb-1">
      <p id={id} className="max-w-measure whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
      <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          aria-describedby={id}
          className={buttonClasses('ghost', small)}
          onClick={onChange}
        >
          <Pencil aria-hidden className="size-4" />
          {texts.change}
        </button>
        <ActionButton
          variant="ghost"
          className={small}
          aria-label={`${texts.remove}: ${text}`}
          action={onRemove}
        >
          {texts.remove}
        </ActionButton>
      </div>
    </li>
  )
}
