import { countryName } from '../../platform/country-name.ts'
import { ValueRow } from '../../ui/value-row.tsx'
import { CountrySelect } from './country-select.tsx'
import { settingsTexts, privacyTexts as texts } from './texts.ts'
import { useSettings } from './use-settings.ts'

/** The country in the list of the account, and the list of all countries when it is to be another one. */
export function CountryRow() {
  const { settings } = useSettings()
  const country = settings?.country ?? null
  if (!settings) return <ValueRow heading={texts.country}>{settingsTexts.unknown}</ValueRow>
  return (
    <ValueRow heading={texts.country} form={() => <CountrySelect country={country} />}>
      {country ? countryName(country) : texts.international}
    </ValueRow>
  )
}
