import { type FormEvent, useEffect, useRef } from 'react'
import type { ShareRequest } from '#domain/sharing/contract.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { MAX_RECIPIENT_LENGTH } from '#domain/sharing/share-link.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ItemsField } from './items-field.tsx'
import { PeriodField } from './period-field.tsx'
import { linkDays } from './share-draft.ts'
import { shareFormTexts as texts } from './texts.ts'
import type { useShareDraft } from './use-share-draft.ts'

type ShareFormProps = {
  form: ReturnType<typeof useShareDraft>
  offered: readonly ShareItem[]
  isPreviewing: boolean
  onPreview: (request: ShareRequest) => void
}

/** Who gets a report of what, of which days, for how long. It leads to a preview and makes nothing. */
export function ShareForm({ form, offered, isPreviewing, onPreview }: ShareFormProps) {
  const { draft, today, faults, tries, change } = form
  const formRef = useRef<HTMLFormElement>(null)

  // After a try, the first field with a fault is where the person goes on.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  function submit(event: FormEvent) {
    event.preventDefault()
    const request = form.request()
    if (request) onPreview(request)
  }
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="flex flex-col gap-6">
      <Field
        label={texts.recipient}
        hint={texts.recipientHint}
        error={faults.recipient && texts.recipientMissing}
      >
        <TextInput
          value={draft.recipient}
          maxLength={MAX_RECIPIENT_LENGTH}
          autoComplete="off"
          onChange={({ target }) => change({ recipient: target.value })}
        />
      </Field>
      <ItemsField
        offered={offered}
        chosen={draft.items}
        error={faults.items && texts.itemsMissing}
        onChange={(items) => change({ items })}
      />
      <PeriodField range={draft} today={today} faults={faults} onChange={change} />
      <Field label={texts.duration} hint={texts.durationHint}>
        <SelectInput
          className="max-w-52"
          value={draft.durationDays}
          onChange={({ target }) => change({ durationDays: Number(target.value) })}
        >
          {linkDays.map((days) => (
            <option key={days} value={days}>
              {texts.days(days)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Button type="submit" className="self-start" pending={isPreviewing} pendingText={texts.previewing}>
        {texts.preview}
      </Button>
    </form>
  )
}
