import { type FormEvent, useState } from 'react'
import { MAX_TITLE_CHARACTERS } from '#domain/conversations/conversation-title.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { conversationTexts as texts } from './texts.ts'

type RenameFormProps = { title: string; onRename: (title: string) => void; onCancel: () => void }

/** Selected whole, so that typing replaces it; the end of a long title alone would be cut off. */
function selectWhenShown(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** Asks for another title. An empty one keeps the old. */
export function RenameForm({ title, onRename, onCancel }: RenameFormProps) {
  const [draft, setDraft] = useState(title)

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = draft.trim()
    if (next === '' || next === title) onCancel()
    else onRename(next)
  }
  return (
    <form onSubmit={submit} className="mt-2 rounded-control bg-sunken p-3">
      <Field label={texts.newTitle}>
        <TextInput
          ref={selectWhenShown}
          maxLength={MAX_TITLE_CHARACTERS}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {texts.keepTitle}
        </Button>
        <Button type="submit">{texts.saveTitle}</Button>
      </div>
    </form>
  )
}
