import { CirclePause, CircleStop, Lightbulb, Undo2 } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlTexts as texts } from './play-texts.ts'

type Frame = {
  pause: () => void
  stop: () => void
  /** What stands at the end of every exercise, before the bar; null until then. */
  end: ReactNode
}

/** What is around every exercise, whatever its kind. */
export const ExerciseFrame = createContext<Frame>({ pause: () => {}, stop: () => {}, end: null })

type ControlsProps = {
  /** Null where there is nothing to go back to. */
  onBack: (() => void) | null
  backText?: string
  hint?: string
  /** The button that goes on, if there is one at this point. */
  children?: ReactNode
}

const small = 'px-3! text-sm aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

/** The bar that is always there: back, hint, pause, stop, in this order, and the way on behind them. */
export function Controls({ onBack, backText = texts.back, hint, children }: ControlsProps) {
  const { pause, stop, end } = useContext(ExerciseFrame)
  const [isHintOpen, setHintOpen] = useState(false)
  const hintId = useId()
  return (
    <>
      {end}
      <div className="rounded-card border border-line-soft bg-card p-4 shadow-card">
        {hint && (
          <p
            id={hintId}
            role="status"
            className="max-w-measure not-empty:mb-3 not-empty:rounded-control bg-info-wash not-empty:p-3"
          >
            {isHintOpen && hint}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <fieldset aria-label={texts.label} className="flex min-w-0 flex-wrap gap-2">
            <Button variant="secondary" className={small} aria-disabled={!onBack} onClick={() => onBack?.()}>
              <Undo2 aria-hidden className="size-4" />
              {backText}
            </Button>
            {hint && (
              <Button
                variant="secondary"
                className={small}
                aria-expanded={isHintOpen}
                aria-controls={hintId}
                onClick={() => setHintOpen(!isHintOpen)}
              >
                <Lightbulb aria-hidden className="size-4" />
                {texts.hint}
              </Button>
            )}
            <Button variant="secondary" className={small} onClick={pause}>
              <CirclePause aria-hidden className="size-4" />
              {texts.pause}
            </Button>
            <Button variant="secondary" className={small} onClick={stop}>
              <CircleStop aria-hidden className="size-4" />
              {texts.stop}
            </Button>
          </fieldset>
          {children}
        </div>
      </div>
    </>
  )
}
