import { CountryOffer } from './country-offer.tsx'
import { CountrySelect } from './country-select.tsx'

type CountryChoiceProps = {
  country: string | null
  /** What the time zone suggests while none is chosen. */
  offered: string | null
  /** Whether the settings have said which country it is. */
  isKnown: boolean
}

/** The country with its list, and above it the one that the time zone suggests. */
export function CountryChoice({ country, offered, isKnown }: CountryChoiceProps) {
  return (
    <div className="flex flex-col gap-4">
      {isKnown && <CountryOffer country={country} offered={offered} hasList />}
      <CountrySelect country={country} isKnown={isKnown} />
    </div>
  )
}
