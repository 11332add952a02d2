import { Copy } from 'lucide-react'
import { useId } from 'react'
import type { KeptSentence } from '#domain/own-words/contract.ts'
import type { SentenceOrder } from '#domain/own-words/group-sentences.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { ChangeOrDelete } from '../../ui/change-or-delete.tsx'
import { quietButton, SmallButton } from '../../ui/small-button.tsx'
import { ownWordsTexts as texts } from './texts.ts'

type KeptSentenceItemProps = {
  sentence: KeptSentence
  /** What the heading above it says already is not said again. */
  order: SentenceOrder
  onChange: () => void
  onRemove: () => Promise<void>
}

/** One kept sentence, with what can be done with it. */
export function KeptSentenceItem({ sentence, order, ...on }: KeptSentenceItemProps) {
  const id = useId()
  const { copy, outcome } = useCopy(texts)
  const about = texts.about(
    order === 'person' ? '' : sentence.person,
    order === 'place' ? '' : sentence.place,
  )

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 break-inside-avoid px-5 py-3 print:px-0 print:py-2">
      <div className="min-w-0 flex-1 basis-72">
        <p id={id} className="max-w-measure text-lg whitespace-pre-line wrap-anywhere">
          {sentence.text}
        </p>
        {about && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{about}</p>}
      </div>
      <div className="-mx-2.5 flex flex-wrap items-center gap-x-2 print:hidden">
        <SmallButton Icon={Copy} aria-describedby={id} onClick={() => void copy(sentence.text)}>
          {texts.copy}
        </SmallButton>
        <ChangeOrDelete text={sentence.text} textId={id} texts={texts} className={quietButton} {...on} />
        <span role="status" className="text-sm text-ink-soft">
          {outcome}
        </span>
      </div>
    </li>
  )
}
