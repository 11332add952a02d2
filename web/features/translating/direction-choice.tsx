import { type LucideIcon, MessageSquareQuote, PencilLine } from 'lucide-react'
import { useId } from 'react'
import { translatingTexts as texts } from './texts.ts'

type Direction = 'received' | 'own'
type DirectionChoiceProps = { chosen: Direction; onChoose: (direction: Direction) => void }

const directions: readonly { direction: Direction; Icon: LucideIcon }[] = [
  { direction: 'received', Icon: MessageSquareQuote },
  { direction: 'own', Icon: PencilLine },
]

/** Whose words they are: two radio buttons side by side, at every width. */
export function DirectionChoice({ chosen, onChoose }: DirectionChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{texts.direction}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-card border border-line bg-sunken p-1">
        {directions.map(({ direction, Icon }) => (
          <label
            key={direction}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[0.75rem] border-2 border-transparent px-3 py-2 leading-snug text-ink-soft hover:text-ink has-checked:border-primary has-checked:bg-card has-checked:font-heading has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:text-sm/snug"
          >
            <input
              type="radio"
              name={name}
              checked={direction === chosen}
              className="sr-only"
              onChange={() => onChoose(direction)}
            />
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
            {texts[direction]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
