import { type ReactNode, useRef } from 'react'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { ActionForm } from '../ui/action-form.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { makeId } from './make-id.ts'
import { useAction } from './use-action.ts'

type KeptFields = Record<string, string> & { text: string }

type KeptTextFormProps<Fields extends KeptFields, Reply> = {
  /** What is changed; without it what is kept is new, under an id that all tries of it share: none keeps it twice. */
  id?: string | undefined
  initial: Fields
  maxCharacters: number
  texts: {
    text: string
    textHint?: string
    tooLong: (excess: number) => string
    empty: string
    cancel: string
  }
  submitText: string
  pendingText: string
  keep: (id: string, fields: Fields) => Promise<Reply>
  onDone: (reply: Reply) => void
  onCancel?: (() => void) | undefined
  /** The fields above the text, and those below it. */
  above?: (register: UseFormRegister<KeptFields>) => ReactNode
  below?: (register: UseFormRegister<KeptFields>) => ReactNode
  /** What the fields hold once they are kept. */
  next: (kept: Fields) => Fields
}

const trimmed = <Fields extends KeptFields>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as Fields

/** What the form keeps, and what it says of its text. */
function useKeptText<Fields extends KeptFields, Reply>(props: KeptTextFormProps<Fields, Reply>) {
  const { id, initial, maxCharacters, texts, keep, next, onDone } = props
  const newId = useRef(makeId())
  const form = useForm<KeptFields>({ defaultValues: initial, mode: 'onChange' })
  const { isRunning, run } = useAction(
    form.handleSubmit(async (typed) => {
      const fields = trimmed(typed as Fields)
      // Said only when it is sent: an empty field is no fault of somebody who has only begun.
      if (fields.text === '') {
        form.setError('text', { message: texts.empty }, { shouldFocus: true })
        return
      }
      const reply = await keep(id ?? newId.current, fields)
      newId.current = makeId()
      form.reset(next(fields))
      onDone(reply)
    }),
  )
  /** By how much the text is too long; true where it fits. It is said while the person types. */
  function checkLength(text: string): string | true {
    const excess = text.trim().length - maxCharacters
    return excess > 0 ? texts.tooLong(excess) : true
  }
  const text = form.register('text', { validate: checkLength })
  return { text, error: form.formState.errors.text?.message, register: form.register, isRunning, run }
}

/** A text that a person keeps, with what else is to be said of it. What was typed stays when it could not be kept. */
export function KeptTextForm<Fields extends KeptFields, Reply>(props: KeptTextFormProps<Fields, Reply>) {
  const { texts, submitText, pendingText, onCancel, above, below } = props
  const { text, error, register, isRunning, run } = useKeptText(props)
  return (
    <ActionForm className="flex flex-col gap-4" onSubmit={run}>
      {above?.(register)}
      <Field label={texts.text} hint={texts.textHint} error={error}>
        <TextArea rows={2} {...text} />
      </Field>
      {below?.(register)}
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
    </ActionForm>
  )
}
