import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { ExerciseOf } from '#domain/practice/exercise.ts'
import { judgeOrder, moveStep } from '#domain/practice/judge-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Controls } from './controls.tsx'
import { Disclosure } from './disclosure.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts, orderTexts as texts } from './play-texts.ts'
import { StepHeading } from './step-heading.tsx'

const small = 'px-3! text-sm aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

function Sorting({ exercise: { task, steps }, state, onChange }: PlayProps<'order'>) {
  const [announced, setAnnounced] = useState('')
  const { sequence } = state

  function move(position: number, by: -1 | 1) {
    const text = steps[sequence[position] ?? 0]?.text ?? ''
    onChange({ ...state, sequence: moveStep(sequence, position, by) })
    setAnnounced(texts.moved(text, position + by + 1, sequence.length))
  }
  return (
    <Card>
      <StepHeading>{task}</StepHeading>
      <p className="mt-1 mb-4 text-ink-soft">{texts.question}</p>
      <ol className="flex flex-col gap-2">
        {sequence.map((step, position) => {
          const text = steps[step]?.text ?? ''
          return (
            // The key is the step's, so that the button that moved it keeps the focus.
            <li
              key={step}
              className="flex flex-wrap items-center gap-3 rounded-control border border-line-soft bg-sunken p-3"
            >
              <span className="w-6 font-heading">{position + 1}.</span>
              <span className="min-w-0 flex-1 basis-48">{text}</span>
              <Button
                variant="secondary"
                className={small}
                aria-label={texts.upStep(text)}
                aria-disabled={position === 0}
                onClick={() => position > 0 && move(position, -1)}
              >
                <ArrowUp aria-hidden className="size-4" />
                {texts.up}
              </Button>
              <Button
                variant="secondary"
                className={small}
                aria-label={texts.downStep(text)}
                aria-disabled={position === sequence.length - 1}
                onClick={() => position < sequence.length - 1 && move(position, 1)}
              >
                <ArrowDown aria-hidden className="size-4" />
                {texts.down}
              </Button>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </Card>
  )
}

function Compared({ exercise: { steps }, state }: Pick<PlayProps<'order'>, 'exercise' | 'state'>) {
  const judged = judgeOrder(steps, state.sequence)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <StepHeading>{texts.yours}</StepHeading>
        <ol className="mt-3 flex flex-col gap-3">
          {state.sequence.map((step, position) => (
            <li key={step}>
              {position + 1}. {steps[step]?.text}{' '}
              <span className="text-ink-soft">{texts[judged[position] ?? 'fits']}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card heading={texts.ours}>
        <p className="text-sm text-ink-soft">{texts.equal}</p>
        <ul className="mt-3 flex flex-col gap-3">
          {steps.map(({ text, place, why }) => (
            <li key={text}>
              {place}. {text}
              <span className="block max-w-measure text-sm text-ink-soft">
                {texts.why} {why}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Twist({ twist: { happens, ways } }: { twist: NonNullable<ExerciseOf<'order'>['twist']> }) {
  return (
    <Card heading={texts.twist}>
      <p className="max-w-measure">{happens}</p>
      <p className="mt-3 mb-4 max-w-measure text-ink-soft">{texts.ways}</p>
      <ul className="flex flex-col gap-3">
        {ways.map(({ does, leads }) => (
          <li key={does}>
            <Disclosure summary={does}>{leads}</Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Steps are moved up and down until the order works; then it is compared with one that does. */
export function OrderPlayer(props: PlayProps<'order'>) {
  const { state, onChange } = props
  const { twist } = props.exercise
  const setShown = (isShown: boolean) => onChange({ ...state, isShown })
  if (state.isShown)
    return (
      <>
        <Compared {...props} />
        {/* A copy that was kept on the device before exercises had this does without it. */}
        {twist && <Twist twist={twist} />}
        <Controls onBack={() => setShown(false)} backText={texts.change} />
      </>
    )
  return (
    <>
      <Sorting {...props} />
      <Controls onBack={null} backText={controlTexts.backStep}>
        <Button onClick={() => setShown(true)}>{texts.show}</Button>
      </Controls>
    </>
  )
}
