import { type ReactNode, useContext, useId } from 'react'
import { KeepWords } from '../../platform/keep-words.ts'

/** A person's own words, with the button that keeps them in My words, and others beside it. */
export function SaidWords({ words, children }: { words: string; children?: ReactNode }) {
  const keepWords = useContext(KeepWords)
  const id = useId()
  return (
    <div className="rounded-control border border-line-soft bg-sunken px-4 py-2">
      <p id={id} className="max-w-measure py-1.5 whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <div className="-ml-2.5 flex flex-wrap items-center empty:hidden">
        {keepWords?.({ sentence: words, sentenceId: id })}
        {children}
      </div>
    </div>
  )
}
