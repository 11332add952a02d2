import { useId } from 'react'
import type { ExerciseOf } from '#domain/practice/exercise.ts'
import { answerTo, builtMessage } from '#domain/practice/judge-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Controls } from './controls.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts, sentenceTexts as texts } from './play-texts.ts'
import { RadioRow } from './radio-row.tsx'
import { SentenceCard } from './sentence-card.tsx'
import { StepHeading } from './step-heading.tsx'

type Part = ExerciseOf<'sentence'>['parts'][number]
type PartChoiceProps = { part: Part; choice: number | null; onChoose: (choice: number) => void }

function PartChoice({ part, choice, onChoose }: PartChoiceProps) {
  const name = useId()
  return (
    <fieldset className="rounded-control border border-line-soft bg-sunken p-4">
      <legend className="float-left mb-2 w-full font-heading">{part.name}</legend>
      <div className="clear-both flex flex-col">
        {part.choices.map(({ text, effect }, index) => (
          <RadioRow
            key={text}
            name={name}
            isChosen={choice === index}
            onChoose={() => onChoose(index)}
            isLong
          >
            <span className="max-w-measure">
              {text}
              <span className="block text-sm text-ink-soft">
                {texts.effect} {effect}
              </span>
            </span>
          </RadioRow>
        ))}
      </div>
    </fieldset>
  )
}

type FinishedProps = Pick<PlayProps<'sentence'>, 'exercise' | 'state'> & { onBack: () => void }

function Finished({ exercise, state: { choices }, onBack }: FinishedProps) {
  const answer = answerTo(exercise, choices)
  return (
    <>
      <Card>
        <StepHeading key="message" className="mb-3 text-lg">
          {texts.message}
        </StepHeading>
        <SentenceCard sentence={builtMessage(exercise, choices)} />
        <p className="mt-4 font-heading">{texts.without}</p>
        <p className="max-w-measure">{exercise.without}</p>
      </Card>
      {answer && (
        <Card heading={texts.answer}>
          <p className="max-w-measure">{answer}</p>
          <p className="mt-3 mb-4 max-w-measure text-ink-soft">{texts.otherWords}</p>
          <Button variant="secondary" onClick={onBack}>
            {texts.change}
          </Button>
        </Card>
      )}
      <Controls onBack={onBack} backText={controlTexts.backStep} />
    </>
  )
}

/** A message is built from one choice of each part, and read as a whole meanwhile. */
export function SentencePlayer({ exercise, state, onChange }: PlayProps<'sentence'>) {
  const { parts, task } = exercise
  const message = builtMessage(exercise, state.choices)
  const isWhole = state.choices.every((choice) => choice !== null)
  if (state.isDone)
    return <Finished exercise={exercise} state={state} onBack={() => onChange({ ...state, isDone: false })} />
  return (
    <>
      <Card>
        <StepHeading key="task">{texts.task}</StepHeading>
        <p className="mt-1 mb-4 max-w-measure">{task}</p>
        <div className="flex flex-col gap-4">
          {parts.map((part, index) => (
            <PartChoice
              key={part.name}
              part={part}
              choice={state.choices[index] ?? null}
              onChoose={(choice) => onChange({ ...state, choices: state.choices.with(index, choice) })}
            />
          ))}
        </div>
      </Card>
      <Card heading={texts.message}>
        <div aria-live="polite">
          {message === '' ? (
            <p className="text-ink-soft">{texts.empty}</p>
          ) : (
            <SentenceCard sentence={message} />
          )}
        </div>
      </Card>
      <Controls onBack={null} backText={controlTexts.backStep}>
        {isWhole && <Button onClick={() => onChange({ ...state, isDone: true })}>{texts.finish}</Button>}
      </Controls>
    </>
  )
}
