import { Copy, Pencil } from 'lucide-react'
import { useId } from 'react'
import type { KeptSentence } from '#domain/own-words/contract.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ownWordsTexts as texts } from './texts.ts'

const small = 'px-2.5! text-sm no-underline!'

type KeptSentenceItemProps = {
  sentence: KeptSentence
  onChange: () => void
  onRemove: () => Promise<void>
}

/** One kept sentence, with what can be done with it. */
export function KeptSentenceItem({ sentence, onChange, onRemove }: KeptSentenceItemProps) {
  const id = useId()
  const { copy, outcome } = useCopy(texts)
  const about = texts.about(sentence.person, sentence.place)

  return (
    <li className="break-inside-avoid rounded-control border border-line-soft bg-sunken px-4 pt-3 pb-1 print:border-0 print:p-0">
      <p id={id} className="max-w-measure whitespace-pre-line wrap-anywhere">
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
          className={buttonClasses('ghost', small)}
          onClick={onChange}
        >
          <Pencil aria-hidden className="size-4" />
          {texts.change}
        </button>
        <ActionButton
          variant="ghost"
          className={small}
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
