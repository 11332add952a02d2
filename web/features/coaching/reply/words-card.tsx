import { Copy } from 'lucide-react'
import { useContext, useId } from 'react'
import { KeepWords } from '../../../platform/keep-words.ts'
import { useCopy } from '../../../platform/use-copy.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { coachingTexts } from '../texts.ts'
import { plainLine } from './finished-sentences.ts'

const texts = coachingTexts.parts
const quotes = /^(["“„«])(.*)(["”“»])$/

/** What is to be said, and nothing around it: a model may have set it in quotation marks, or in bold. */
function bareWords(text: string): string {
  const line = plainLine(text).trim()
  const inner = quotes.exec(line)?.[2]
  return inner === undefined || /["“”„«»]/.test(inner) ? line : inner
}

type WordsCardProps = {
  children: string
  /** While the sentence is being written its buttons are not there, but their room is. */
  isGrowing: boolean
}

/** One sentence to say or send, which can be copied and kept. */
export function WordsCard({ children, isGrowing }: WordsCardProps) {
  const keepWords = useContext(KeepWords)
  const sentenceId = useId()
  const { copy, outcome } = useCopy(texts)
  const sentence = bareWords(children)

  return (
    <div className="rounded-control border border-line-soft bg-sunken py-1 pr-1 pl-4">
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <p id={sentenceId} className="min-w-0 flex-1 basis-60 py-1.5 wrap-anywhere">
          {sentence}
        </p>
        <div className={joinClasses('flex flex-wrap justify-end', isGrowing && 'invisible')}>
          <button
            type="button"
            aria-describedby={sentenceId}
            className={buttonClasses('ghost', 'px-2.5! text-sm no-underline!')}
            onClick={() => void copy(sentence)}
          >
            <Copy aria-hidden className="size-4" />
            {texts.copy}
          </button>
          {keepWords?.({ sentence, sentenceId })}
        </div>
      </div>
      <p role="status" className="pr-3 text-right text-sm text-ink-soft not-empty:pb-1.5">
        {outcome}
      </p>
    </div>
  )
}
