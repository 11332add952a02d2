import { useForm } from 'react-hook-form'
import type { KeepNoteReply, PracticeNoteForm } from '#domain/practice/note-contract.ts'
import { MAX_NOTE_CHARACTERS, MAX_NOTE_PERSON_CHARACTERS } from '#domain/practice/note-limits.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { noteTexts as texts } from './note-texts.ts'

/** By how much a note is too long; true where it fits. It is said while the person types. */
function checkLength(text: string): string | true {
  const excess = text.trim().length - MAX_NOTE_CHARACTERS
  return excess > 0 ? texts.tooLong(excess) : true
}

type NoteFormProps = {
  /** What the form begins with: an empty note of a skill, or the one that is changed. */
  initial: PracticeNoteForm
  /** The skills to choose from; none where the note belongs to the one that it begins with. */
  skills?: readonly { id: string; name: string }[]
  onSubmit: (form: PracticeNoteForm) => Promise<KeepNoteReply>
  onDone: (reply: KeepNoteReply) => void
  onCancel?: () => void
}

/** A note from real life: which skill, with whom, what happened. What was typed stays when it could not be kept. */
export function NoteForm({ initial, skills = [], onSubmit, onDone, onCancel }: NoteFormProps) {
  const form = useForm({ defaultValues: initial, mode: 'onChange' })
  const { isRunning, run } = useAction(
    form.handleSubmit(async ({ skill, person, text }) => {
      // Said only when it is sent: an empty field is no fault of somebody who has only begun.
      if (text.trim() === '') {
        form.setError('text', { message: texts.empty }, { shouldFocus: true })
        return
      }
      const reply = await onSubmit({ skill, person: person.trim(), text: text.trim() })
      form.reset({ ...initial, skill, person: '', text: '' })
      onDone(reply)
    }),
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {skills.length > 0 && (
          <Field label={texts.skill}>
            <SelectInput {...form.register('skill')}>
              {skills.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
        )}
        <Field label={texts.person} hint={texts.personHint}>
          <TextInput autoComplete="off" maxLength={MAX_NOTE_PERSON_CHARACTERS} {...form.register('person')} />
        </Field>
      </div>
      <Field label={texts.text} hint={texts.textHint} error={form.formState.errors.text?.message}>
        <TextArea rows={2} {...form.register('text', { validate: checkLength })} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isRunning}>
          {isRunning ? texts.keeping : texts.keep}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
