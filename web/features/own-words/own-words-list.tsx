import { useState } from 'react'
import type { KeepSentenceReply, KeptSentence } from '#domain/own-words/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { KeptSentenceItem } from './kept-sentence-item.tsx'
import { ownWordsCalls, refreshOwnWords } from './own-words-calls.ts'
import { SentenceForm } from './sentence-form.tsx'
import { ownWordsTexts as texts } from './texts.ts'

/** Fewer than these are seen at a glance, and need no search. */
const SEARCH_FROM = 6

const has = ({ text, person, place }: KeptSentence, words: string) =>
  `${text} ${person} ${place}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())

type OwnWordsListProps = {
  sentences: readonly KeptSentence[]
  onSafety: (reply: KeepSentenceReply) => void
  announce: (text: string) => void
}

/** All kept sentences, found by a word, a person or a place. */
export function OwnWordsList({ sentences, onSafety, announce }: OwnWordsListProps) {
  const [words, setWords] = useState('')
  const [changed, setChanged] = useState<KeptSentence | null>(null)
  const shown = sentences.filter((sentence) => has(sentence, words))
  if (sentences.length === 0) return <p className="text-ink-soft">{texts.none}</p>
  return (
    <Card heading={texts.listHeading}>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3 print:hidden">
        {sentences.length >= SEARCH_FROM && (
          <div className="min-w-0 flex-1 basis-60">
            <Field label={texts.find} hint={texts.findHint}>
              <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
            </Field>
          </div>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {shown.length === 0 ? texts.noneFound : texts.found(shown.length, sentences.length)}
      </p>
      <ul>
        {shown.map((sentence) => (
          <KeptSentenceItem
            key={sentence.id}
            sentence={sentence}
            onChange={() => setChanged(sentence)}
            onRemove={async () => {
              await ownWordsCalls.remove(sentence.id)
              await refreshOwnWords()
              announce(texts.removed)
            }}
          />
        ))}
      </ul>
      <Dialog
        open={changed !== null}
        onOpenChange={(isOpen) => !isOpen && setChanged(null)}
        title={texts.changeHeading}
      >
        {changed && (
          <SentenceForm
            initial={{ text: changed.text, person: changed.person, place: changed.place }}
            submitText={texts.save}
            pendingText={texts.saving}
            onSubmit={(form) => ownWordsCalls.keep(changed.id, form)}
            onCancel={() => setChanged(null)}
            onDone={(reply) => {
              setChanged(null)
              void refreshOwnWords()
              announce(texts.changed)
              onSafety(reply)
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}
