import { useEffect, useId, useRef, useState } from 'react'
import { markStep } from '#domain/tasks/follow-steps.ts'
import { splitStep, waySmaller, writeSmaller } from '#domain/tasks/split-step.ts'
import type { TaskStep } from '#domain/tasks/task-step.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SmallerForm } from './smaller-form.tsx'
import { listTexts as texts } from './texts.ts'

type StepItemProps = {
  id: string
  step: TaskStep
  onMark: (isDone: boolean) => void
  onSplit: () => void
}

/** What of a step that was split by time this is. */
export function PortionNote({ portion }: Pick<TaskStep, 'portion'>) {
  if (!portion) return null
  return <span className="text-ink-soft">{portion === 'rest' ? texts.rest : texts.firstMinute}</span>
}

function StepItem({ id, step, onMark, onSplit }: StepItemProps) {
  const { text, state, portion } = step
  const label = (
    <span className={state === 'done' ? 'text-ink-soft line-through' : undefined}>
      {text} <PortionNote portion={portion} />
      {state === 'skipped' && <span className="text-sm text-ink-soft"> ({texts.skipped})</span>}
    </span>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <Checkbox
        id={id}
        className="min-w-0 flex-1 basis-60 py-2 wrap-anywhere"
        checked={state === 'done'}
        onChange={({ target }) => onMark(target.checked)}
        label={label}
      />
      {state === 'open' && waySmaller(step) && (
        <Button
          variant="ghost"
          className="px-2! text-sm print:hidden"
          aria-label={texts.splitName(text)}
          onClick={onSplit}
        >
          {texts.split}
        </Button>
      )}
    </div>
  )
}

type StepListProps = { steps: readonly TaskStep[]; onChange: (steps: TaskStep[]) => void }

/** All steps under the larger ones that they are parts of, each to be ticked and to be split. */
export function StepList({ steps, onChange }: StepListProps) {
  const id = useId()
  const [written, setWritten] = useState<number | null>(null)
  const [announced, setAnnounced] = useState('')
  /** The step that takes the focus when it is drawn: the first of those in the place of a split one. */
  const focused = useRef<number | null>(null)
  useEffect(() => {
    if (focused.current === null) return
    document.getElementById(`${id}-${focused.current}`)?.focus()
    focused.current = null
  })

  function replace(index: number, next: TaskStep[]) {
    focused.current = index
    setWritten(null)
    setAnnounced(texts.wasSplit(next.length - steps.length + 1))
    onChange(next)
  }
  function split(index: number, step: TaskStep) {
    if (waySmaller(step) === 'own-words') setWritten(index)
    else replace(index, splitStep(steps, index))
  }
  return (
    <>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place; equal texts may stand in a list.
          <li key={index} className="border-t border-line-soft first:border-t-0">
            {step.of && step.of !== steps[index - 1]?.of && (
              <p className="pt-3 font-heading text-ink-soft">{step.of}</p>
            )}
            <StepItem
              id={`${id}-${index}`}
              step={step}
              onMark={(isDone) => onChange(markStep(steps, index, isDone ? 'done' : 'open'))}
              onSplit={() => split(index, step)}
            />
            {written === index && (
              <SmallerForm
                step={step.text}
                onDone={(smaller) => replace(index, writeSmaller(steps, index, smaller))}
                onCancel={() => {
                  focused.current = index
                  setWritten(null)
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}
