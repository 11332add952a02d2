import { type FormEvent, useState } from 'react'
import { isBlank } from '#domain/fields/is-blank.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusWhenShown } from '../../../ui/focus-when-shown.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { coachingTexts } from '../texts.ts'

const texts = coachingTexts.followUps
/** A word or a short phrase; a longer question belongs into the message itself. */
const MAX_WORD_CHARACTERS = 60

type ExplainWordFormProps = { onExplain: (word: string) => void; onCancel: () => void }

/** Asks which word of the reply is meant. Escape closes it and sends nothing. */
export function ExplainWordForm({ onExplain, onCancel }: ExplainWordFormProps) {
  const [word, setWord] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBlank(word)) onExplain(word.trim())
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
      className="mt-3 flex flex-wrap items-end gap-2"
    >
      <div className="min-w-0 flex-1 basis-40">
        <Field label={texts.whichWord}>
          <TextInput
            ref={focusWhenShown}
            maxLength={MAX_WORD_CHARACTERS}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        {texts.sendWord}
      </Button>
    </form>
  )
}
