import type { KeepNoteReply, PracticeNoteForm } from '#domain/practice/note-contract.ts'
import { MAX_NOTE_CHARACTERS, MAX_NOTE_PERSON_CHARACTERS } from '#domain/practice/note-limits.ts'
import { KeptTextForm } from '../../platform/kept-text-form.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { noteCalls } from './note-calls.ts'
import { noteTexts as texts } from './note-texts.ts'

type NoteFormProps = {
  /** The id of the note that is changed; a new note without it. */
  id?: string
  /** What the form begins with: an empty note of a skill, or the one that is changed. */
  initial: PracticeNoteForm
  /** The skills to choose from; none where the note belongs to the one that it begins with. */
  skills?: readonly { id: string; name: string }[]
  onDone: (reply: KeepNoteReply) => void
  onCancel?: () => void
}

/** A note from real life: which skill, with whom, what happened. */
export function NoteForm({ skills = [], ...rest }: NoteFormProps) {
  return (
    <KeptTextForm
      {...rest}
      next={({ skill }) => ({ skill, person: '', text: '' })}
      maxCharacters={MAX_NOTE_CHARACTERS}
      texts={texts}
      submitText={texts.keep}
      pendingText={texts.keeping}
      keep={noteCalls.keep}
      above={(register) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {skills.length > 0 && (
            <Field label={texts.skill}>
              <SelectInput {...register('skill')}>
                {skills.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectInput>
            </Field>
          )}
          <Field label={texts.person} hint={texts.personHint}>
            <TextInput autoComplete="off" maxLength={MAX_NOTE_PERSON_CHARACTERS} {...register('person')} />
          </Field>
        </div>
      )}
    />
  )
}
