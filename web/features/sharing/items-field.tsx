import { useId } from 'react'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { shareItemNames } from './report-texts.ts'
import { shareFormTexts as texts } from './texts.ts'

type ItemsFieldProps = {
  offered: readonly ShareItem[]
  chosen: readonly ShareItem[]
  error: string | undefined
  onChange: (items: ShareItem[]) => void
}

/** What the report shows: one checkbox for each item, none ticked at first. */
export function ItemsField({ offered, chosen, error, onChange }: ItemsFieldProps) {
  const id = useId()
  const describedBy = error ? `${id}-error ${id}-hint` : `${id}-hint`

  function choose(item: ShareItem, isChosen: boolean) {
    onChange(offered.filter((each) => (each === item ? isChosen : chosen.includes(each))))
  }
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="font-heading">{texts.items}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {texts.itemsHint}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {offered.map((item) => (
          <Checkbox
            key={item}
            className="min-h-11 py-1"
            label={
              <>
                <span className="block">{shareItemNames[item]}</span>
                <span className="block text-sm text-ink-soft">{texts.itemHints[item]}</span>
              </>
            }
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(item)}
            onChange={({ target }) => choose(item, target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
