import { Copy } from 'lucide-react'
import { useContext, useId } from 'react'
import type { TextSpan } from '#domain/skills/section-blocks.ts'
import { sentenceToSay } from '#domain/skills/sentence-to-say.ts'
import { KeepWords } from '../../platform/keep-words.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Spans } from './section-text.tsx'
import { skillCardTexts as texts } from './texts.ts'

/** One sentence of a card to say or send, which can be copied and kept in My words. */
export function SentenceToSay({ spans }: { spans: readonly TextSpan[] }) {
  const keepWords = useContext(KeepWords)
  const sentenceId = useId()
  const { copy, outcome } = useCopy(texts)
  const sentence = sentenceToSay(spans.map(({ text }) => text).join(''))
  return (
    <li className="rounded-control border border-line-soft bg-sunken py-1 pr-1 pl-4 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <p id={sentenceId} className="min-w-0 flex-1 basis-60 py-1.5 wrap-anywhere">
          <Spans spans={spans} />
        </p>
        <div className="flex flex-wrap justify-end print:hidden">
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
      <p role="status" className="pr-3 text-right text-sm text-ink-soft not-empty:pb-1.5 print:hidden">
        {outcome}
      </p>
    </li>
  )
}
