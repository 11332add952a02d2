import { useId } from 'react'
import type { ExerciseOf } from '#domain/practice/exercise.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from './disclosure.tsx'
import type { PlayProps } from './play-props.ts'
import { scaleTexts as texts } from './play-texts.ts'
import { RadioRow } from './radio-row.tsx'
import { StepHeading } from './step-heading.tsx'

type Tries = NonNullable<ExerciseOf<'scale'>['tries']>
type State = PlayProps<'scale'>['state']

const STEPS = [0, 1, 2, 3, 4] as const
const LABEL_WORDS = 6
const LABEL_CHARACTERS = 48

/** The beginning of a person's own words, enough to know the step by. */
function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  const beginning = words.slice(0, LABEL_WORDS).join(' ')
  const short = [...beginning].slice(0, LABEL_CHARACTERS).join('')
  return short === beginning && words.length <= LABEL_WORDS ? short : `${short}...`
}

/** A step by its number and the person's own first words; without any as it is named on the scale. */
const stepLabel = (words: State['words'], step: number) =>
  words[step]?.trim() ? texts.stepWith(step + 1, firstWords(words[step])) : texts.step(step + 1)

type TryProps = {
  happens: string
  others: string
  words: State['words']
  pick: number | null
  onPick: (step: number) => void
}

function OneTry({ happens, others, words, pick, onPick }: TryProps) {
  const name = useId()
  return (
    <fieldset className="rounded-control border border-line-soft bg-sunken p-4">
      <legend className="float-left mb-2 w-full font-heading">{happens}</legend>
      <div className="clear-both mb-3 flex flex-col">
        {STEPS.map((step) => (
          <RadioRow key={step} name={name} isChosen={pick === step} onChoose={() => onPick(step)} isLong>
            <span className="max-w-measure min-w-0 wrap-anywhere">{stepLabel(words, step)}</span>
          </RadioRow>
        ))}
      </div>
      <Disclosure summary={texts.others}>{others}</Disclosure>
    </fieldset>
  )
}

type ScaleTriesProps = { tries: Tries } & Pick<PlayProps<'scale'>, 'state' | 'onChange'>

/** Small things of a day, each to be put on a step of the own scale; then what others said. */
export function ScaleTries({ tries, state, onChange }: ScaleTriesProps) {
  const picks = tries.map((_, index) => state.picks?.[index] ?? null)
  return (
    <Card>
      <StepHeading key="tries">{texts.tries}</StepHeading>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.triesHint}</p>
      <div className="flex flex-col gap-4">
        {tries.map(({ happens, others }, index) => (
          <OneTry
            key={happens}
            happens={happens}
            others={others}
            words={state.words}
            pick={picks[index] ?? null}
            onPick={(step) => onChange({ ...state, picks: picks.with(index, step) })}
          />
        ))}
      </div>
    </Card>
  )
}

type TriedProps = { tries: Tries; state: State; onTry: () => void }

/** What was put on which step; the way to the tries where nothing was yet. */
export function Tried({ tries, state: { words, picks }, onTry }: TriedProps) {
  return (
    <Card heading={texts.tries}>
      {picks && (
        <dl className="mb-4 flex flex-col gap-3">
          {tries.map(({ happens }, index) => {
            const pick = picks[index]
            return (
              <div key={happens}>
                <dt className="font-heading">{happens}</dt>
                <dd className="max-w-measure wrap-anywhere">
                  {pick == null ? texts.triedOpen : stepLabel(words, pick)}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      <Button variant="secondary" onClick={onTry}>
        {picks ? texts.changeTries : texts.openTries}
      </Button>
    </Card>
  )
}
