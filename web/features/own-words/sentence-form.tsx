import type { KeepSentenceReply, KeptSentence } from '#domain/own-words/contract.ts'
import { MAX_LABEL_CHARACTERS, MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'
import { KeptTextForm } from '../../platform/kept-text-form.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ownWordsCalls } from './own-words-calls.ts'
import { ownWordsTexts as texts } from './texts.ts'

const nothing = { text: '', person: '', place: '' }

type SentenceFormProps = {
  /** What is to be changed; a new sentence without it. */
  changed?: KeptSentence
  submitText: string
  pendingText: string
  onDone: (reply: KeepSentenceReply) => void
  onCancel?: () => void
}

/** A sentence with whom and where it is for. */
export function SentenceForm({ changed, ...rest }: SentenceFormProps) {
  const { text, person, place } = changed ?? nothing
  return (
    <KeptTextForm
      {...rest}
      id={changed?.id}
      initial={{ text, person, place }}
      next={() => nothing}
      maxCharacters={MAX_SENTENCE_CHARACTERS}
      texts={texts}
      keep={ownWordsCalls.keep}
      below={(register) => (
        <div className="grid gap-4 sm:max-xl:grid-cols-2">
          <Field label={texts.person} hint={texts.personHint}>
            <TextInput maxLength={MAX_LABEL_CHARACTERS} {...register('person')} />
          </Field>
          <Field label={texts.place} hint={texts.placeHint}>
            <TextInput maxLength={MAX_LABEL_CHARACTERS} {...register('place')} />
          </Field>
        </div>
      )}
    />
  )
}
