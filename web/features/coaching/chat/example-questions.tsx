import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Card } from '../../../ui/card.tsx'
import { coachingTexts } from '../texts.ts'

type ExampleQuestionsProps = {
  examples: readonly string[]
  /** The others are shown on request. */
  shownFirst?: number | undefined
  /** While a reply is under way selecting another question does nothing. */
  isBusy: boolean
  onAsk: (question: string) => void
}

/** Whole questions that are sent when they are selected. */
export function ExampleQuestions({
  examples,
  shownFirst = examples.length,
  isBusy,
  onAsk,
}: ExampleQuestionsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const hiddenCount = showsAll ? 0 : examples.length - shownFirst
  function showAll() {
    flushSync(() => setShowsAll(true))
    // The button goes away; the first of the new questions takes its place, for the keyboard too.
    list.current?.querySelectorAll('button')[shownFirst]?.focus()
  }
  return (
    <Card
      heading={<span className="block text-base leading-snug">{coachingTexts.examplesHeading}</span>}
      id="examples"
      className="scroll-mt-[calc(var(--top-bar,4rem)+0.5rem)] p-4!"
    >
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{coachingTexts.examplesHint}</p>
      <ul ref={list} className="flex flex-col gap-2">
        {(hiddenCount > 0 ? examples.slice(0, shownFirst) : examples).map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onAsk(example)
              }}
              className={buttonClasses(
                'secondary',
                'w-full justify-start! border-line-soft! px-3.5! text-left! text-sm font-normal! aria-disabled:opacity-60',
              )}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button
          type="button"
          className={buttonClasses('ghost', '-mb-2 px-0! text-sm font-normal!')}
          onClick={showAll}
        >
          {coachingTexts.moreExamples(hiddenCount)}
        </button>
      )}
    </Card>
  )
}
