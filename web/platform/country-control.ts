import { createContext, type ReactNode } from 'react'

type CountryControl = {
  /** The country in the person's settings; null while none is chosen. */
  country: string | null
  /** What lets them choose it with one tap; `offered` is the one that the time zone suggests, if there is one. */
  renderOffer: (offered: string | null) => ReactNode
}

/**
 * The person's country, for what shows help lines. Features do not know each other, so the dashboard hands it down;
 * null while the settings are not known.
 */
export const CountryControl = createContext<CountryControl | null>(null)
