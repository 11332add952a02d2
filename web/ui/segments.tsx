import { joinClasses } from './join-classes.ts'

type SegmentsProps<Value> = {
  /** What is chosen, read to screen readers. */
  label: string
  items: readonly { value: Value; label: string }[]
  /** None of them where something else holds. */
  chosen: Value | null
  onChoose: (value: Value) => void
  className?: string
}

/** A few ways to see the same thing, side by side in one frame; the one that holds is pressed. */
export function Segments<Value extends string | number>({
  label,
  items,
  chosen,
  onChoose,
  className,
}: SegmentsProps<Value>) {
  return (
    <fieldset
      className={joinClasses(
        'flex min-w-0 flex-wrap gap-1 rounded-card border border-line-soft bg-card p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === chosen}
          className="min-h-11 flex-auto rounded-[0.75rem] border-2 border-transparent px-3 py-1 text-sm max-sm:px-1.5 leading-tight text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:border-primary aria-pressed:bg-sunken aria-pressed:font-heading aria-pressed:text-ink forced-colors:border-[color:Canvas]"
          onClick={() => onChoose(item.value)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  )
}
