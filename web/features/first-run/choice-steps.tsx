import { useId } from 'react'
import { MAX_FIRST_GOALS, toggleGoal } from '#domain/first-run/first-run-questions.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { firstRunTexts as texts } from './texts.ts'

const row =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-soft bg-sunken px-4 py-2 hover:border-primary has-checked:border-primary has-checked:bg-card'

type WhoStepProps = {
  legend: string
  options: readonly string[]
  chosen: string
  onChoose: (who: string) => void
}

/** Who uses the product: one of a few. */
export function WhoStep({ legend, options, chosen, onChoose }: WhoStepProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-col gap-3">
        {options.map((option) => (
          <label key={option} className={row}>
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              className="size-6 shrink-0 accent-primary"
              onChange={() => onChoose(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type GoalsStepProps = {
  legend: string
  options: readonly string[]
  chosen: readonly string[]
  onChoose: (goals: readonly string[]) => void
}

/** What to work on: three at most; the others cannot be ticked then, and it is said why. */
export function GoalsStep({ legend, options, chosen, onChoose }: GoalsStepProps) {
  const isFull = chosen.length >= MAX_FIRST_GOALS
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            className={joinClasses(row, 'px-3!')}
            checked={chosen.includes(option)}
            disabled={isFull && !chosen.includes(option)}
            onChange={() => onChoose(toggleGoal(chosen, option))}
          />
        ))}
      </div>
      <p role="status" className="mt-3 min-h-7 text-sm text-ink-soft">
        {isFull && texts.goalsFull}
      </p>
    </fieldset>
  )
}
