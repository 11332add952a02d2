import { Copy } from 'lucide-react'
import { useContext, useId } from 'react'
import { KeepWords } from '../../platform/keep-words.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { SmallButton } from '../../ui/small-button.tsx'
import { endTexts as texts } from './play-texts.ts'

/** A sentence to say or send, which can be copied and kept in My words. */
export function SentenceCard({ sentence }: { sentence: string }) {
  const keepWords = useContext(KeepWords)
  const sentenceId = useId()
  const { copy, outcome } = useCopy(texts)

  return (
    <div className="rounded-control border border-line-soft bg-sunken px-4 py-2">
      <p id={sentenceId} className="max-w-measure py-1.5 whitespace-pre-line wrap-anywhere">
        {sentence}
      </p>
      <div className="-ml-2.5 flex flex-wrap items-center">
        <SmallButton Icon={Copy} aria-describedby={sentenceId} onClick={() => void copy(sentence)}>
          {texts.copy}
        </SmallButton>
        {keepWords?.({ sentence, sentenceId })}
        <span role="status" className="text-sm text-ink-soft">
          {outcome}
        </span>
      </div>
    </div>
  )
}
