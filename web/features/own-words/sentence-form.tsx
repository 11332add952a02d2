import { useForm } from 'react-hook-form'
import type { KeepSentenceReply, KeptSentenceForm } from '#domain/own-words/contract.ts'
import { MAX_LABEL_CHARACTERS, MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ownWordsTexts as texts } from './texts.ts'

const nothing: KeptSentenceForm = { text: '', person: '', place: '' }

/** By how much a sentence is too long; true where it fits. It is said while the person types. */
function checkLength(text: string): string | true {
  const excess = text.trim().length - MAX_SENTENCE_CHARACTERS
  return excess > 0 ? texts.tooLong(excess) : true
}

type SentenceFormProps = {
  /** What is to be changed; a new sentence without it. */
  initial?: KeptSentenceForm
  submitText: string
  pendingText: string
  onSubmit: (form: KeptSentenceForm) => Promise<KeepSentenceReply>
  onDone: (reply: KeepSentenceReply) => void
  onCancel?: () => void
}

/** A sentence with whom and where it is for. What was typed stays when it could not be kept. */
export function SentenceForm(props: SentenceFormProps) {
  const { initial = nothing, submitText, pendingText, onSubmit, onDone, onCancel } = props
  const form = useForm({ defaultValues: initial, mode: 'onChange' })
  const { isRunning, run } = useAction(
    form.handleSubmit(async ({ text, person, place }) => {
      // Said only when it is sent: an empty field is no fault of somebody who has only begun.
      if (text.trim() === '') {
        form.setError('text', { message: texts.empty }, { shouldFocus: true })
        return
      }
      const reply = await onSubmit({ text: text.trim(), person: person.trim(), place: place.trim() })
      form.reset(nothing)
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
      <Field label={texts.text} error={form.formState.errors.text?.message}>
        <TextArea rows={2} {...form.register('text', { validate: checkLength })} />
      </Field>
      <div className="grid gap-4 sm:max-xl:grid-cols-2">
        <Field label={texts.person} hint={texts.personHint}>
          <TextInput maxLength={MAX_LABEL_CHARACTERS} {...form.register('person')} />
        </Field>
        <Field label={texts.place} hint={texts.placeHint}>
          <TextInput maxLength={MAX_LABEL_CHARACTERS} {...form.register('place')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isRunning}>
          {isRunning ? pendingText : submitText}
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
