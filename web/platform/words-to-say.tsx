import { Copy } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { KeepWords } from './keep-words.ts'
import { useCopy } from './use-copy.ts'

type WordsToSayProps = {
  /** What is copied and kept. */
  sentence: string
  texts: { copy: string; copied: string; notCopied: string }
  /** While the sentence is being written its buttons are not there, but their room is. */
  isGrowing?: boolean
  /** The sentence as it is shown, where it is more than its words. */
  children?: ReactNode
}

/** One sentence to say or send, which can be copied and kept in My words. */
export function WordsToSay({ sentence, texts, isGrowing = false, children = sentence }: WordsToSayProps) {
  const keepWords = useContext(KeepWords)
  const sentenceId = useId()
  const { copy, outcome } = useCopy(texts)
  return (
    <div className="rounded-control border border-line-soft bg-sunken py-1 pr-1 pl-4 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <p id={sentenceId} className="min-w-0 flex-1 basis-60 py-1.5 wrap-anywhere">
          {children}
        </p>
        <div className={joinClasses('flex flex-wrap justify-end print:hidden', isGrowing && 'invisible')}>
          <SmallButton Icon={Copy} aria-describedby={sentenceId} onClick={() => void copy(sentence)}>
            {texts.copy}
          </SmallButton>
          {keepWords?.({ sentence, sentenceId })}
        </div>
      </div>
      <p role="status" className="pr-3 text-right text-sm text-ink-soft not-empty:pb-1.5 print:hidden">
        {outcome}
      </p>
    </div>
  )
}
