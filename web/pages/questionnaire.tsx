import { Link } from 'react-router'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { Questionnaire } from '../features/questionnaire/questionnaire.tsx'
import { questionnaireTexts as texts } from '../features/questionnaire/texts.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { CountryChoice } from '../features/settings/country-choice.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { helpLinesFor } from '../platform/help-lines.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function QuestionnairePage() {
  const { user } = useOwnSession()
  const { settings } = useSettings()
  const help = helpLinesFor(settings?.country ?? null)
  const offered = help.isOffered ? help.country : null
  const country = settings && (
    <Card heading={texts.countryHeading}>
      <CountryChoice country={settings.country} offered={offered} isKnown />
    </Card>
  )
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <Questionnaire key={user.id} userId={user.id} SafetyCard={SafetyCard} below={country} />
      <p className="mt-4 text-sm text-ink-soft">
        {texts.privacy}{' '}
        <Link to="/dashboard/settings?tab=ai" className="text-primary underline">
          {texts.toSettings}
        </Link>
      </p>
    </div>
  )
}
