import { openTries } from '#domain/practice/begin-run.ts'
import { MAX_SCALE_CHARACTERS } from '#domain/practice/run-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Controls } from './controls.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts, scaleTexts as texts } from './play-texts.ts'
import { ScaleTries, Tried } from './scale-tries.tsx'
import { StepHeading } from './step-heading.tsx'

const FIELD_HEIGHT_PX = 72

function WritingScale({ exercise, state, onChange }: PlayProps<'scale'>) {
  return (
    <Card>
      <StepHeading key="words">{texts.heading(exercise.of)}</StepHeading>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.hint}</p>
      <ol className="flex flex-col gap-5">
        {exercise.steps.map(({ examples, helps }, index) => (
          <li key={examples.join()} className="rounded-control border border-line-soft bg-sunken p-4">
            <h3 className="text-base">{texts.step(index + 1)}</h3>
            <p className="max-w-measure text-sm">
              {texts.examples} {examples.join(' ')}
            </p>
            <p className="mb-3 max-w-measure text-sm">
              {texts.helps} {helps.join(' ')}
            </p>
            <Field
              label={
                <>
                  {texts.own} <span className="sr-only">{texts.step(index + 1)}</span>
                </>
              }
            >
              <TextArea
                minHeightPx={FIELD_HEIGHT_PX}
                maxLength={MAX_SCALE_CHARACTERS}
                value={state.words[index] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...state, words: state.words.with(index, target.value) })
                }
              />
            </Field>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type FinishedProps = PlayProps<'scale'> & { onTry: () => void }

function FinishedScale({ exercise: { steps, tries }, state, onChange, onTry }: FinishedProps) {
  return (
    <>
      <Card>
        <StepHeading key="finished">{texts.finished}</StepHeading>
        <dl className="mt-3 flex flex-col gap-3">
          {steps.map(({ examples }, index) => (
            <div key={examples.join()}>
              <dt className="font-heading">{texts.step(index + 1)}</dt>
              <dd className="max-w-measure whitespace-pre-line wrap-anywhere">
                {state.words[index] || texts.empty}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {tries && <Tried tries={tries} state={state} onTry={onTry} />}
      <Controls onBack={() => onChange({ ...state, isDone: false })} backText={texts.change} />
    </>
  )
}

/** A scale of five steps in the person's own words, which is then tried on small things of a day. */
export function ScalePlayer(props: PlayProps<'scale'>) {
  const { exercise, state, onChange } = props
  // A copy that was kept on the device before exercises had this does without it.
  const { tries } = exercise
  const tryIt = () => onChange(openTries(exercise, state))
  const finish = (
    <Button onClick={() => onChange({ ...state, isDone: true, ...(state.isTrying && { isTrying: false }) })}>
      {texts.finish}
    </Button>
  )
  if (state.isDone) return <FinishedScale {...props} onTry={tryIt} />
  if (tries && state.isTrying)
    return (
      <>
        <ScaleTries tries={tries} state={state} onChange={onChange} />
        <Controls onBack={() => onChange({ ...state, isTrying: false })} backText={texts.change}>
          {finish}
        </Controls>
      </>
    )
  return (
    <>
      <WritingScale {...props} />
      <Controls onBack={null} backText={controlTexts.backStep}>
        {tries ? <Button onClick={tryIt}>{texts.tries}</Button> : finish}
      </Controls>
    </>
  )
}
