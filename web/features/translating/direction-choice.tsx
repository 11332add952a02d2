import { useId } from 'react'
import { translatingTexts as texts } from './texts.ts'

type Direction = 'received' | 'own'
type DirectionChoiceProps = { chosen: Direction; onChoose: (direction: Direction) => void }

const directions: readonly Direction[] = ['received', 'own']

/** Whose words they are: two radio buttons side by side, at every width. */
export function DirectionChoice({ chosen, onChoose }: DirectionChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{texts.direction}</legend>
      <div className="grid grid-cols-2 gap-2">
        {directions.map((direction) => (
          <label
            key={direction}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-soft bg-sunken px-3 py-2 leading-snug hover:border-primary max-sm:text-sm has-checked:border-primary has-checked:bg-card has-checked:outline-1 has-checked:outline-primary"
          >
            <input
              type="radio"
              name={name}
              checked={direction === chosen}
              className="size-5 shrink-0 accent-primary"
              onChange={() => onChoose(direction)}
            />
            {texts[direction]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
