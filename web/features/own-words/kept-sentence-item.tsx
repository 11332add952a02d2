import { Copy, Pencil } from 'lucide-react'
import { useId } from 'react'
import type { KeptSentence } from '#domain/own-words/contract.ts'
import type { SentenceOrder } from '#domain/own-words/group-sentences.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ownWordsTexts as texts } from './texts.ts'

const small = 'px-2.5! text-sm no-underline!'
const quiet = `${small} font-normal! text-ink-soft! hover:text-ink!`

type KeptSentenceItemProps = {
  sentence: KeptSentence
  /** What the heading above it says already is not said again. */
  order: SentenceOrder
  onChange: () => void
  onRemove: () => Promise<void>
}

/** One kept sentence, with what can be done with it. */
export function KeptSentenceItem({ sentence, order, onChange, onRemove }: KeptSentenceItemProps) {
  const id = useId()
  const { copy, outcome } = useCopy(texts)
  const about = texts.about(
    order === 'person' ? '' : sentence.person,
    order === 'place' ? '' : sentence.place,
  )

  return (
    <li className="break-inside-avoid px-5 pt-4 pb-1.5 print:px-0 print:py-2">
      <p id={id} className="max-w-measure text-lg whitespace-pre-line wrap-anywhere">
        {sentence.text}
      </p>
      {about && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{about}</p>}
      <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-x-2 print:hidden">
        <button
          type="button"
          aria-describedby={id}
          className={buttonClasses('ghost', small)}
          onClick={() => void copy(sentence.text)}
        >
          <Copy aria-hidden className="size-4" />
          {texts.copy}
        </button>
        <button
          type="button"
          aria-describedby={id}
          className={buttonClasses('ghost', quiet)}
          onClick={onChange}
        >
          <Pencil aria-hidden className="size-4" />
          {texts.change}
        </button>
        <ActionButton
          variant="ghost"
          className={quiet}
          aria-label={`${texts.remove}: ${sentence.text}`}
          action={onRemove}
        >
          {texts.remove}
        </ActionButton>
        <span role="status" className="text-sm text-ink-soft">
          {outcome}
        </span>
      </div>
    </li>
  )
}
