import { ArrowLeft, Check, CircleStop, ListTree, SkipForward } from 'lucide-react'
import { useId, useState } from 'react'
import { currentStep, markStep, stepBack } from '#domain/tasks/follow-steps.ts'
import { splitStep, waySmaller, writeSmaller } from '#domain/tasks/split-step.ts'
import type { StepState, TaskStep } from '#domain/tasks/task-step.ts'
import { timeNeeded } from '#domain/tasks/time-needed.ts'
import { Button } from '../../ui/button.tsx'
import { SmallerForm } from './smaller-form.tsx'
import { PortionNote } from './step-list.tsx'
import { TaskHeading } from './task-heading.tsx'
import { energyNames, oneStepTexts as texts, timeText } from './texts.ts'

type OneStepProps = {
  steps: readonly TaskStep[]
  onChange: (steps: TaskStep[]) => void
  onStop: () => void
}

const off = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

function StepWords({ steps, index }: { steps: readonly TaskStep[]; index: number }) {
  const id = useId()
  const step = steps[index]
  if (!step) return null
  const time = timeText(timeNeeded([step]))
  const about = [time && `${time}.`, step.energy && `${energyNames[step.energy]}.`].filter(Boolean).join(' ')
  return (
    <>
      <p id={id} className="text-sm text-ink-soft">
        {texts.step(index + 1, steps.length)}
        {step.of && `. ${texts.partOf(step.of)}`}
      </p>
      <TaskHeading
        key={`${index} ${step.text} ${step.portion}`}
        describedBy={id}
        className="mt-3 text-2xl wrap-anywhere"
      >
        {step.text} <PortionNote portion={step.portion} />
      </TaskHeading>
      {about && <p className="mt-3 text-ink-soft">{about}</p>}
    </>
  )
}

/** The step that comes now, alone. */
export function OneStep({ steps, onChange, onStop }: OneStepProps) {
  const [isWriting, setWriting] = useState(false)
  const index = currentStep(steps)
  const step = steps[index]
  if (!step) return null
  const way = waySmaller(step)
  const mark = (state: StepState) => onChange(markStep(steps, index, state))
  function makeSmaller() {
    if (way === 'own-words') setWriting(true)
    else if (way) onChange(splitStep(steps, index))
  }
  return (
    <div>
      <div className="min-h-40 rounded-card bg-sunken p-5 sm:p-8">
        <StepWords steps={steps} index={index} />
      </div>
      {isWriting && (
        <SmallerForm
          step={step.text}
          onDone={(smaller) => {
            setWriting(false)
            onChange(writeSmaller(steps, index, smaller))
          }}
          onCancel={() => setWriting(false)}
        />
      )}
      {!way && <p className="mt-3 text-sm text-ink-soft">{texts.smallest}</p>}
      <fieldset aria-label={texts.controls} className="mt-4 flex min-w-0 flex-wrap gap-3">
        <Button onClick={() => mark('done')}>
          <Check aria-hidden className="size-5" />
          {texts.done}
        </Button>
        <Button variant="secondary" className={off} aria-disabled={!way} onClick={makeSmaller}>
          <ListTree aria-hidden className="size-5" />
          {texts.smaller}
        </Button>
        <Button variant="secondary" onClick={() => mark('skipped')}>
          <SkipForward aria-hidden className="size-5" />
          {texts.skip}
        </Button>
        <Button
          variant="secondary"
          className={off}
          aria-disabled={index === 0}
          onClick={() => onChange(stepBack(steps))}
        >
          <ArrowLeft aria-hidden className="size-5" />
          {texts.back}
        </Button>
        <Button variant="secondary" onClick={onStop}>
          <CircleStop aria-hidden className="size-5" />
          {texts.stop}
        </Button>
      </fieldset>
    </div>
  )
}
