import { useId } from 'react'
import type { PracticeNote } from '#domain/practice/note-contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { ChangeOrDelete } from '../../ui/change-or-delete.tsx'
import { noteTexts as texts } from './note-texts.ts'

type NoteItemProps = {
  note: PracticeNote
  /** The skill's name, for people. */
  skill: string | undefined
  onChange: () => void
  onRemove: () => Promise<void>
}

/** One note from real life, with what can be done with it. */
export function NoteItem({ note, skill, ...on }: NoteItemProps) {
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
        <ChangeOrDelete text={text} textId={id} texts={texts} {...on} />
      </div>
    </li>
  )
}
