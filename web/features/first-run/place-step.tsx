import { Field } from '../../ui/field.tsx'
import { PictureChoice } from '../../ui/picture-choice.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { firstRunTexts as texts } from './texts.ts'

type Place = { country: string | null; isCalm: boolean }
type PlaceStepProps = {
  place: Place
  /** What the time zone suggests, if nothing was chosen before. */
  offered: string | null
  countries: readonly { code: string; name: string }[]
  onChange: (place: Place) => void
}

/** A small sheet on the background that the theme gives. */
const themes = [
  {
    value: 'usual',
    label: texts.themes.usual,
    picture: (
      <span className="grid h-16 w-full place-items-center rounded-control border border-line-soft bg-[linear-gradient(165deg,#f5fbdd,#e5f5ea)]">
        <span className="h-8 w-3/5 rounded bg-[#fff] shadow-card" />
      </span>
    ),
  },
  {
    value: 'calm',
    label: texts.themes.calm,
    picture: (
      <span className="grid h-16 w-full place-items-center rounded-control border border-line-soft bg-[#fff]">
        <span className="h-8 w-3/5 rounded border border-line-soft bg-[#fff]" />
      </span>
    ),
  },
] as const

/** The country, for help lines, and whether the pages are calm. */
export function PlaceStep({ place, offered, countries, onChange }: PlaceStepProps) {
  return (
    <div className="flex flex-col gap-6">
      <Field
        label={texts.country}
        hint={offered && place.country === offered ? texts.countryOffered : texts.countryHint}
      >
        <SelectInput
          className="max-w-md"
          value={place.country ?? ''}
          onChange={({ target }) => onChange({ ...place, country: target.value || null })}
        >
          <option value="">{texts.international}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <PictureChoice
        legend={texts.theme}
        choices={themes}
        chosen={place.isCalm ? 'calm' : 'usual'}
        onChoose={(theme) => onChange({ ...place, isCalm: theme === 'calm' })}
      />
    </div>
  )
}
