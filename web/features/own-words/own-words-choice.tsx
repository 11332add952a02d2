import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KeptSentence } from '#domain/own-words/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { findSentences, SEARCH_FROM } from './find-sentences.ts'
import { ownWordsCalls, ownWordsKey } from './own-words-calls.ts'
import { ownWordsTexts as texts } from './texts.ts'

type ChoiceProps = { sentences: readonly KeptSentence[]; onPick: (sentence: string) => void }

function Choice({ sentences, onPick }: ChoiceProps) {
  const [words, setWords] = useState('')
  const shown = findSentences(sentences, words)
  if (sentences.length === 0) return <p>{texts.none}</p>
  return (
    <>
      {sentences.length >= SEARCH_FROM && (
        <Field label={texts.find} hint={texts.findHint}>
          <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      )}
      <p role="status" className="sr-only">
        {shown.length === 0 ? texts.noneFound : texts.found(shown.length, sentences.length)}
      </p>
      {shown.length === 0 && <p className="mt-3">{texts.noneFound}</p>}
      <ul className="mt-3 flex max-h-[50dvh] flex-col gap-2 overflow-y-auto p-1">
        {shown.map(({ id, text, person, place }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="min-h-11 w-full rounded-control border border-line bg-card px-4 py-2 text-left hover:border-primary hover:bg-sunken"
            >
              <span className="block whitespace-pre-line wrap-anywhere">{text}</span>
              {(person || place) && (
                <span className="block text-sm text-ink-soft wrap-anywhere">
                  {texts.about(person, place)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type OwnWordsChoiceProps = {
  onClose: () => void
  onPick: (sentence: string) => void
  /** What has the focus after a sentence was chosen; closed without one, the button has it again. */
  focusAfterPick: () => HTMLElement | null | undefined
}

function QueriedChoice({ onClose, onPick, focusAfterPick }: OwnWordsChoiceProps) {
  const query = useQuery({ queryKey: ownWordsKey, queryFn: ownWordsCalls.list })
  const isPicked = useRef(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.pickMeaning}
      focusAfter={() => (isPicked.current ? focusAfterPick() : null)}
      actions={
        <ButtonLink variant="secondary" to={texts.path}>
          {texts.open}
        </ButtonLink>
      }
    >
      <Loaded query={query} texts={texts.load}>
        {({ sentences }) => (
          <Choice
            sentences={sentences}
            onPick={(sentence) => {
              isPicked.current = true
              onPick(sentence)
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

/** All kept sentences, to choose one for a message. */
export function OwnWordsChoice(props: OwnWordsChoiceProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedChoice {...props} />
    </QueryClientProvider>
  )
}
