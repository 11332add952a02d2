import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { questionnaireTexts as texts } from './texts.ts'

type QuestionStepsProps = {
  /** One screen each. */
  steps: readonly ReactNode[]
  position: number
  onGoTo: (position: number) => void
}

/** One question on the screen, with the ways to the one before and the one after; none has to be answered. */
export function QuestionSteps({ steps, position, onGoTo }: QuestionStepsProps) {
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
    <Card className="sm:px-8! sm:py-7!">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-sm text-ink-soft">
          {texts.questionOf(position + 1, steps.length)}
        </h2>
        {/* The same as the heading says, drawn. */}
        <div
          aria-hidden
          className="h-2 min-w-24 flex-1 overflow-hidden rounded-full border border-line-soft bg-sunken"
        >
          <div className="h-full bg-leaf" style={{ width: `${(100 * (position + 1)) / steps.length}%` }} />
        </div>
      </div>
      <div className="min-h-56">{steps[position]}</div>
      <div
        data-step-ways
        className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line-soft pt-5"
      >
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
    </Card>
  )
}
