import { QueryClientProvider } from '@tanstack/react-query'
import { HelpLinesCard } from '../features/safety/help-lines-card.tsx'
import { CountrySelect } from '../features/settings/country-select.tsx'
import { queryClient } from '../platform/query-client.ts'

type HelpLinesProps = { country: string | null; isCountryKnown: boolean }

/** The help lines with the choice of their country, for the help page. */
export function HelpLines({ country, isCountryKnown }: HelpLinesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <HelpLinesCard country={country} choice={isCountryKnown && <CountrySelect country={country} />} />
    </QueryClientProvider>
  )
}
