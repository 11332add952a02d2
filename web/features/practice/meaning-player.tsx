import { type ReactNode, useId } from 'react'
import type { ExerciseOf } from '#domain/practice/exercise.ts'
import { type Fits, judgeReading } from '#domain/practice/judge-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Controls } from './controls.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts, meaningTexts as texts } from './play-texts.ts'
import { RadioRow } from './radio-row.tsx'
import { SentenceCard } from './sentence-card.tsx'
import { StepHeading } from './step-heading.tsx'
import { fitsNames } from './texts.ts'

type Item = ExerciseOf<'meaning'>['items'][number]
type Reading = Item['readings'][number]
const allFits = Object.keys(fitsNames) as Fits[]

type ReadingChoiceProps = {
  reading: Reading
  answer: Fits | null
  isShown: boolean
  onAnswer: (fits: Fits) => void
}

function ReadingChoice({ reading, answer, isShown, onAnswer }: ReadingChoiceProps) {
  const name = useId()
  const judged = judgeReading(reading, answer)
  const ours = fitsNames[reading.fits].toLowerCase()
  return (
    <fieldset className="rounded-control border border-line-soft bg-sunken p-4">
      <legend className="float-left mb-2 w-full font-heading">{reading.text}</legend>
      <div className="clear-both flex flex-wrap gap-x-5 gap-y-1">
        {allFits.map((fits) => (
          <RadioRow key={fits} name={name} isChosen={answer === fits} onChoose={() => onAnswer(fits)}>
            {fitsNames[fits]}
          </RadioRow>
        ))}
      </div>
      {isShown && (
        <p className="mt-2 max-w-measure border-t border-line-soft pt-2">
          <span className="font-heading">
            {judged === 'same' ? texts.same : judged === 'other' ? texts.other(ours) : texts.open(ours)}
          </span>{' '}
          {texts.cue} {reading.cue}
        </p>
      )}
    </fieldset>
  )
}

function Said({ item, heading }: { item: Item; heading: ReactNode }) {
  const id = useId()
  return (
    <div className="-m-5 mb-5 rounded-t-card border-b border-line-soft bg-warn-wash p-5 sm:-m-6 sm:mb-5 sm:p-6">
      <StepHeading describedBy={id} className="text-base">
        {heading}
      </StepHeading>
      <div id={id}>
        <p className="mt-2 max-w-measure rounded-card border border-line-soft bg-card p-4 text-lg">
          {item.said}
        </p>
        <p className="mt-2 max-w-measure text-ink-soft">{item.where}</p>
      </div>
    </div>
  )
}

/** For each reading of some words: possible, less likely, or cannot be known; then what speaks for it. */
export function MeaningPlayer({ exercise: { items }, state, onChange }: PlayProps<'meaning'>) {
  const { at, isShown, answers } = state
  const item = items[at]
  const back = isShown
    ? () => onChange({ ...state, isShown: false })
    : at > 0
      ? () => onChange({ ...state, at: at - 1, isShown: true })
      : null
  if (!item)
    return (
      <>
        <Card>
          <StepHeading>{texts.finished}</StepHeading>
          <p className="mt-2 max-w-measure">{texts.unsure}</p>
        </Card>
        <Controls onBack={back} backText={controlTexts.backStep} />
      </>
    )
  const answerReading = (reading: number, fits: Fits) =>
    onChange({ ...state, answers: answers.with(at, (answers[at] ?? []).with(reading, fits)) })
  return (
    <>
      <Card key={`${at} ${isShown}`}>
        <Said item={item} heading={texts.item(at + 1, items.length)} />
        <p className="mb-4 max-w-measure">{texts.question}</p>
        <div className="flex flex-col gap-3">
          {item.readings.map((reading, index) => (
            <ReadingChoice
              key={reading.text}
              reading={reading}
              answer={answers[at]?.[index] ?? null}
              isShown={isShown}
              onAnswer={(fits) => answerReading(index, fits)}
            />
          ))}
        </div>
        {isShown && (
          <div className="mt-5 flex flex-col gap-2">
            {/* A copy that was kept on the device before exercises had this does without it. */}
            {item.later && (
              <>
                <h3 className="text-base">{texts.later}</h3>
                <p className="mb-3 max-w-measure">{item.later}</p>
              </>
            )}
            <h3 className="text-base">{texts.ask}</h3>
            <SentenceCard sentence={item.ask} />
            <p className="max-w-measure text-ink-soft">{texts.unsure}</p>
          </div>
        )}
      </Card>
      <Controls onBack={back} backText={controlTexts.backStep}>
        {isShown ? (
          <Button onClick={() => onChange({ ...state, at: at + 1, isShown: false })}>{texts.next}</Button>
        ) : (
          <Button onClick={() => onChange({ ...state, isShown: true })}>{texts.show}</Button>
        )}
      </Controls>
    </>
  )
}
