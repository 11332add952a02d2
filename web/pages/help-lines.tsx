import { CallFirst } from '../features/safety/call-first.tsx'
import { HelpLinesCard } from '../features/safety/help-lines-card.tsx'
import { CountryChoice } from '../features/settings/country-choice.tsx'
import { helpLinesFor } from '../platform/help-lines.ts'

/** The first lines of a country, as large buttons. */
export const FirstLines = ({ country }: { country: string | null }) => (
  <CallFirst help={helpLinesFor(country)} />
)

/** `isCountryKnown` once the settings have said which country it is. */
export type HelpLinesProps = { country: string | null; isCountryKnown: boolean }

/** The other help lines with the choice of their country, for the help page. */
export function HelpLines({ country, isCountryKnown }: HelpLinesProps) {
  const help = helpLinesFor(country)
  const offered = help.isOffered ? help.country : null
  const choice = <CountryChoice country={country} offered={offered} isKnown={isCountryKnown} />
  return <HelpLinesCard help={help} choice={choice} />
}
