import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { listCountries } from './list-countries.ts'
import { ownSettings } from './own-settings.ts'
import { privacyTexts as texts } from './texts.ts'

type CountrySelectProps = {
  country: string | null
  /** Whether the settings have said which country it is; nothing can be chosen before. */
  isKnown?: boolean
}

/** The country whose help lines are shown; none is international. */
export function CountrySelect({ country, isKnown = true }: CountrySelectProps) {
  return (
    <Field label={texts.country} hint={texts.countryHint}>
      <SelectInput
        className="max-w-md"
        disabled={!isKnown}
        value={country ?? ''}
        onChange={({ target }) => void ownSettings.change({ country: target.value || null })}
      >
        <option value="">{texts.international}</option>
        {listCountries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
