import { type ReactNode, useId } from 'react'

type PictureChoiceProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string; picture: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, each shown as a picture with its name: radio buttons for the keyboard and for screen readers. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { legend, choices, chosen, onChoose } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-heading">{legend}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {choices.map(({ value, label, picture }) => (
          <label
            key={value}
            className="flex cursor-pointer flex-col items-center gap-2 rounded-control border border-line-soft bg-sunken p-3 text-center text-sm hover:border-primary has-checked:border-primary has-checked:bg-card has-checked:outline-2 has-checked:outline-primary"
          >
            {picture}
            <span className="flex items-center gap-2 text-left">
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                className="size-5 shrink-0 accent-primary"
                onChange={() => onChoose(value)}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
