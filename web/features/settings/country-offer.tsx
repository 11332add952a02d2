import { useRef, useState } from 'react'
import { countryName } from '../../platform/country-name.ts'
import { Button } from '../../ui/button.tsx'
import { CountrySelect } from './country-select.tsx'
import { ownSettings } from './own-settings.ts'
import { countryTexts as texts } from './texts.ts'

type CountryOfferProps = {
  country: string | null
  /** What the time zone suggests while none is chosen. */
  offered: string | null
  /** A list of all countries stands beside it already. */
  hasList?: boolean
}

/**
 * Asks for the country whose help lines are shown: the one that the time zone suggests takes one tap, as does the way
 * to another one (decisions, "Country"). It says what was chosen, and is gone the next time.
 */
export function CountryOffer({ country, offered, hasList = false }: CountryOfferProps) {
  const [wasAsked] = useState(country === null)
  const [isChoosing, setChoosing] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

  function accept() {
    // The button goes with its question; the focus stays at what takes its place.
    ref.current?.focus({ preventScroll: true })
    void ownSettings.change({ country: offered })
  }
  if (!wasAsked) return null
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3">
      <p role="status">
        {country && texts.chosen(countryName(country))}
        {!country && (offered ? texts.offered(countryName(offered)) : texts.unknown)}
      </p>
      {!country && (
        <div className="flex flex-wrap gap-3">
          {offered && (
            <Button variant="secondary" onClick={accept}>
              {texts.accept(countryName(offered))}
            </Button>
          )}
          {!hasList && !isChoosing && (
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              {offered ? texts.another : texts.choose}
            </Button>
          )}
        </div>
      )}
      {isChoosing && <CountrySelect country={country} />}
    </div>
  )
}
