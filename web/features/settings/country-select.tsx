import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { listCountries } from './list-countries.ts'
import { ownSettings } from './own-settings.ts'
import { privacyTexts as texts } from './texts.ts'

/** The country whose help lines are shown; none is international. */
export function CountrySelect({ country }: { country: string | null }) {
  return (
    <Field label={texts.country} hint={texts.countryHint}>
      <SelectInput
        className="max-w-md"
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
