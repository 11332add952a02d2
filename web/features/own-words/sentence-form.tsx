import { useState } from 'react'
import type { KeepSentenceReply, KeptSentenceForm } from '#domain/own-words/contract.ts'
import { MAX_LABEL_CHARACTERS, MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ownWordsTexts as texts } from './texts.ts'

const nothing: KeptSentenceForm = { text: '', person: '', place: '' }

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
  const [form, setForm] = useState(initial)
  const [error, setError] = useState('')
  const excess = form.text.trim().length - MAX_SENTENCE_CHARACTERS
  const change = (part: Partial<KeptSentenceForm>) => {
    setForm({ ...form, ...part })
    setError('')
  }
  const { isRunning, run } = useAction(async () => {
    if (form.text.trim() === '') return setError(texts.empty)
    if (excess > 0) return
    const reply = await onSubmit({
      text: form.text.trim(),
      person: form.person.trim(),
      place: form.place.trim(),
    })
    setForm(nothing)
    onDone(reply)
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Field label={texts.text} error={excess > 0 ? texts.tooLong(excess) : error}>
        <TextArea value={form.text} rows={2} onChange={({ target }) => change({ text: target.value })} />
      </Field>
      <div className="grid gap-4 sm:max-xl:grid-cols-2">
        <Field label={texts.person} hint={texts.personHint}>
          <TextInput
            value={form.person}
            maxLength={MAX_LABEL_CHARACTERS}
            onChange={({ target }) => change({ person: target.value })}
          />
        </Field>
        <Field label={texts.place} hint={texts.placeHint}>
          <TextInput
            value={form.place}
            maxLength={MAX_LABEL_CHARACTERS}
            onChange={({ target }) => change({ place: target.value })}
          />
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
