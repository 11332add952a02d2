import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { questionnaireTexts as texts } from './texts.ts'

type QuestionStepsProps = {
  /** One screen each. */
  steps: readonly ReactNode[]
  position: number
  onGoTo: (position: number) => void
  /** Below the ways from one to the next. */
  foot: ReactNode
}

/** One question on the screen, with the ways to the one before and the one after; none has to be answered. */
export function QuestionSteps({ steps, position, onGoTo, foot }: QuestionStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    // What is not right has the focus already, when saving led here.
    const isElsewhere =
      document.activeElement === document.body || document.activeElement?.closest('[data-step-ways]')
    if (isElsewhere) heading.current?.focus()
  }, [position])
  const isLast = position === steps.length - 1
  return (
    <section
      aria-labelledby="question-position"
      className="overflow-hidden rounded-card border border-line-soft bg-card shadow-card"
    >
      <div className="px-5 pt-5 pb-5 sm:px-8 sm:pt-7">
        <h2 id="question-position" ref={heading} tabIndex={-1} className="mb-2 text-sm text-ink-soft">
          {texts.questionOf(position + 1, steps.length)}
        </h2>
        <div className="min-h-44">{steps[position]}</div>
        <div data-step-ways className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <Button variant="secondary" disabled={position === 0} onClick={() => onGoTo(position - 1)}>
            <ArrowLeft aria-hidden className="size-5" />
            {texts.back}
          </Button>
          <Button
            variant={isLast ? 'secondary' : 'primary'}
            disabled={isLast}
            onClick={() => onGoTo(position + 1)}
          >
            {texts.next}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
          <p className="basis-full text-sm text-ink-soft">{texts.skip}</p>
        </div>
      </div>
      <div data-step-ways>{foot}</div>
    </section>
  )
}
