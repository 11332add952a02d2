import { Bookmark, Printer } from 'lucide-react'
import { useState } from 'react'
import type { KeepSentenceReply, KeptSentence } from '#domain/own-words/contract.ts'
import { groupSentences, type SentenceOrder } from '#domain/own-words/group-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { findSentences, SEARCH_FROM } from './find-sentences.ts'
import { OrderChoice } from './order-choice.tsx'
import { ownWordsCalls, refreshOwnWords } from './own-words-calls.ts'
import { SentenceForm } from './sentence-form.tsx'
import { SentenceGroups } from './sentence-groups.tsx'
import { ownWordsTexts as texts } from './texts.ts'

type OwnWordsListProps = {
  sentences: readonly KeptSentence[]
  onSafety: (reply: KeepSentenceReply) => void
  announce: (text: string) => void
}

/** By person where one is named, else by place where one is, else as they came. */
function firstOrder(sentences: readonly KeptSentence[]): SentenceOrder {
  if (sentences.some(({ person }) => person !== '')) return 'person'
  return sentences.some(({ place }) => place !== '') ? 'place' : 'newest'
}

function NoSentences() {
  return (
    <Card heading={texts.listHeading}>
      <EmptyState Icon={Bookmark}>{texts.none}</EmptyState>
    </Card>
  )
}

/** All kept sentences, found by a word, and put together by person or by place. */
export function OwnWordsList({ sentences, onSafety, announce }: OwnWordsListProps) {
  const [words, setWords] = useState('')
  const [chosenOrder, setOrder] = useState<SentenceOrder | null>(null)
  const [changed, setChanged] = useState<KeptSentence | null>(null)
  const shown = findSentences(sentences, words)
  const order = chosenOrder ?? firstOrder(sentences)
  if (sentences.length === 0) return <NoSentences />

  async function remove({ id }: KeptSentence) {
    await ownWordsCalls.remove(id)
    await refreshOwnWords()
    announce(texts.removed)
  }
  return (
    <section aria-labelledby="own-sentences" className="min-w-0">
      <h2 id="own-sentences" tabIndex={-1} className="mb-3 text-lg">
        {texts.listHeading}
      </h2>
      <div className="mb-3 flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
        {sentences.length >= SEARCH_FROM && (
          <div className="min-w-0 basis-full">
            <Field label={texts.find} hint={texts.findHint}>
              <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
            </Field>
          </div>
        )}
        <OrderChoice order={order} onChoose={setOrder} />
        <Button variant="ghost" className="ml-auto px-0!" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
      </div>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {shown.length === 0 ? texts.noneFound : texts.found(shown.length, sentences.length)}
      </p>
      <SentenceGroups
        groups={groupSentences(shown, order)}
        order={order}
        onChange={setChanged}
        onRemove={remove}
      />
      <ChangeDialog item={changed} title={texts.changeHeading} onClose={() => setChanged(null)}>
        {(sentence) => (
          <SentenceForm
            changed={sentence}
            submitText={texts.save}
            pendingText={texts.saving}
            onCancel={() => setChanged(null)}
            onDone={(reply) => {
              setChanged(null)
              void refreshOwnWords()
              announce(texts.changed)
              onSafety(reply)
            }}
          />
        )}
      </ChangeDialog>
    </section>
  )
}
