import { Suspense } from 'react'
import { linesHeading } from '../features/safety/lines-heading.ts'
import { safetyTexts } from '../features/safety/texts.ts'
import { useOwnSession } from '../features/session/own-session.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { HelpCards } from '../features/support/help-cards.tsx'
import { helpTexts as texts } from '../features/support/texts.ts'
import { loadPart } from '../platform/load-part.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

function LinesLine({ country, text }: { country: string | null; text: string }) {
  return (
    <Card heading={linesHeading(country)}>
      <p role="status">{text}</p>
    </Card>
  )
}

const LinesMissing = ({ country }: { country: string | null }) => (
  <LinesLine country={country} text={safetyTexts.linesFailure} />
)

/** They need the server in any case. The page itself is part of every signed-in page's script. */
const HelpLines = loadPart(() => import('./help-lines.tsx').then((part) => part.HelpLines), LinesMissing)

const toOperator = (
  <ButtonLink variant="secondary" to="/dashboard/operator">
    {texts.toOperator}
  </ButtonLink>
)

/** It opens without a connection too, with the emergency numbers. */
export default function HelpPage() {
  const { role } = useOwnSession()
  const { settings } = useSettings()
  const country = settings?.country ?? null
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} actions={role === 'operator' && toOperator} />
      <div className="flex flex-col gap-6">
        <Suspense fallback={<LinesLine country={country} text={safetyTexts.linesLoading} />}>
          <HelpLines country={country} isCountryKnown={settings !== null} />
        </Suspense>
        <HelpCards />
      </div>
    </div>
  )
}
