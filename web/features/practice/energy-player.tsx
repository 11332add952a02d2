import { useId } from 'react'
import type { ExerciseOf } from '#domain/practice/exercise.ts'
import { madeAgainst, madeTogether, sumEnergy } from '#domain/practice/judge-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { Controls } from './controls.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts, energyTexts as texts } from './play-texts.ts'
import { StepHeading } from './step-heading.tsx'
import { sentence } from './texts.ts'

const VALUES = [-3, -2, -1, 0, 1, 2, 3] as const
const OPEN = 'open'

function DayValues({ exercise: { day }, state, onChange }: PlayProps<'energy'>) {
  return (
    <Card>
      <StepHeading>{texts.question}</StepHeading>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.hint}</p>
      <ul className="flex flex-col gap-4">
        {day.map(({ at, text }, index) => (
          <li key={at + text} className="max-w-xl">
            <Field label={`${at} ${text}`}>
              <SelectInput
                value={state.values[index] ?? OPEN}
                onChange={({ target: { value } }) =>
                  onChange({
                    ...state,
                    values: state.values.with(index, value === OPEN ? null : Number(value)),
                  })
                }
              >
                <option value={OPEN}>{texts.notSaid}</option>
                {VALUES.map((value) => (
                  <option key={value} value={value}>
                    {texts.value(value)}
                  </option>
                ))}
              </SelectInput>
            </Field>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AddedUp({ exercise: { day }, state: { values } }: Pick<PlayProps<'energy'>, 'exercise' | 'state'>) {
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {day.map(({ at, text, usual, note }, index) => {
        const own = values[index]
        return (
          <li key={at + text}>
            <span className="font-heading">
              {at} {sentence(text)}
            </span>{' '}
            {own != null && `${texts.own(own)} `}
            {texts.usual(usual)}
            <span className="block max-w-measure text-sm text-ink-soft">{note}</span>
          </li>
        )
      })}
    </ul>
  )
}

type ChangeProps = {
  change: ExerciseOf<'energy'>['changes'][number]
  isMade: boolean
  /** Why it cannot be made now; empty where it can. */
  reason: string
  onToggle: () => void
}

function Change({ change: { text, saves, price }, isMade, reason, onToggle }: ChangeProps) {
  const reasonId = useId()
  const isClosed = reason !== ''
  return (
    <li>
      <Checkbox
        checked={isMade}
        disabled={isClosed}
        aria-describedby={isClosed ? reasonId : undefined}
        onChange={onToggle}
        label={
          <>
            {texts.saves(text, saves)} {/* What is closed is pale already. */}
            <span className={isClosed ? undefined : 'text-ink-soft'}>
              {texts.price} {price}
            </span>
          </>
        }
      />
      <p id={reasonId} className="mt-1 ml-9 max-w-measure text-sm empty:hidden">
        {reason}
      </p>
    </li>
  )
}

function Changes({ exercise, state, onChange }: PlayProps<'energy'>) {
  const { changes } = exercise
  const made = madeTogether(changes, state.changes)
  const nameAll = (of: readonly number[]) => of.map((each) => changes[each]?.text ?? '')
  const against = changes.map((_, change) => madeAgainst(changes, made, change))
  const closed = against.flatMap((of, change) => (of.length > 0 ? [change] : []))
  const toggle = (change: number) =>
    onChange({
      ...state,
      changes: made.includes(change) ? made.filter((each) => each !== change) : [...made, change],
    })
  return (
    <Card heading={texts.changes}>
      <p className="max-w-measure text-ink-soft">{texts.changesHint}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {changes.map((change, index) => (
          <Change
            key={change.text}
            change={change}
            isMade={made.includes(index)}
            reason={closed.includes(index) ? texts.notWith(nameAll(against[index] ?? [])) : ''}
            onToggle={() => toggle(index)}
          />
        ))}
      </ul>
      <p role="status" className="mt-4 font-heading">
        {texts.sum(sumEnergy(exercise, state.values, made))}
        {made.length > 0 && ` ${texts.before(sumEnergy(exercise, state.values, []))}`}
        {closed.length > 0 && <span className="sr-only"> {texts.notNow(nameAll(closed))}</span>}
      </p>
    </Card>
  )
}

/** A day is valued part by part, added up, and its plan changed, each change at its price. */
export function EnergyPlayer(props: PlayProps<'energy'>) {
  const { exercise, state, onChange } = props
  if (!state.isShown)
    return (
      <>
        <DayValues {...props} />
        <Controls onBack={null} backText={controlTexts.backStep}>
          <Button onClick={() => onChange({ ...state, isShown: true })}>{texts.show}</Button>
        </Controls>
      </>
    )
  const back = () => onChange({ ...state, isShown: state.isDone, isDone: false })
  return (
    <>
      <Card>
        <StepHeading key={String(state.isDone)}>{texts.yours}</StepHeading>
        <p className="mt-2 max-w-measure">
          {texts.sum(sumEnergy(exercise, state.values, state.isDone ? state.changes : []))}
        </p>
        <AddedUp {...props} />
      </Card>
      <Changes {...props} />
      <Controls onBack={back} backText={controlTexts.backStep}>
        {!state.isDone && (
          <Button onClick={() => onChange({ ...state, isDone: true })}>{texts.finish}</Button>
        )}
      </Controls>
    </>
  )
}
