import { QueryClientProvider } from '@tanstack/react-query'
import { operatorTexts } from '../features/operator/texts.ts'
import { HelpLinesCard } from '../features/safety/help-lines-card.tsx'
import { useOwnSession } from '../features/session/own-session.ts'
import { CountrySelect } from '../features/settings/country-select.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { HelpCards } from '../features/support/help-cards.tsx'
import { helpTexts as texts } from '../features/support/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { queryClient } from '../platform/query-client.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

const toOperator = (
  <ButtonLink variant="secondary" to="/dashboard/operator">
    {operatorTexts.title}
  </ButtonLink>
)

export default function HelpPage() {
  const { role } = useOwnSession()
  const { settings } = useSettings()
  const country = settings?.country ?? null
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title={texts.title} intro={texts.intro} actions={role === 'operator' && toOperator} />
      <QueryClientProvider client={queryClient}>
        <HelpLinesCard country={country} choice={settings && <CountrySelect country={country} />} />
      </QueryClientProvider>
      <HelpCards />
    </div>
  )
}
