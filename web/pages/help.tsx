import type { Location, Params } from 'react-router'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { linesHeading } from '../features/safety/lines-heading.ts'
import { safetyTexts } from '../features/safety/texts.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { HelpCards } from '../features/support/help-cards.tsx'
import { helpTexts as texts } from '../features/support/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { HelpLinesProps } from './help-lines.tsx'

/**
 * They are loaded before the page is drawn, so that nothing moves in it. The page itself is part of every signed-in
 * page's script: without a connection it opens with the emergency numbers alone.
 */
const loadLines = () =>
  import('./help-lines.tsx').then(
    ({ FirstLines, HelpLines }) => ({ First: FirstLines, Others: HelpLines }),
    () => ({ First: () => null, Others: LinesMissing }),
  )
type Lines = Awaited<ReturnType<typeof loadLines>>
const loadPageHelp = (from: string | null) =>
  from === null
    ? null
    : import('./load-page-help.ts').then((part) => part.loadPageHelp(from)).catch(() => null)

type Opened = { Lines: Lines; pageHelp: Awaited<ReturnType<typeof loadPageHelp>> }

/** The lines, and how to use the page that help was opened from (`?from=`). */
export async function loader(_: Params, { search }: Location): Promise<Opened> {
  const from = new URLSearchParams(search).get('from')
  const [Lines, pageHelp] = await Promise.all([loadLines(), loadPageHelp(from)])
  return { Lines, pageHelp }
}

export const meta = () => pageTitle(texts.title)

function LinesMissing({ country }: HelpLinesProps) {
  return (
    <Card heading={linesHeading(country)}>
      <p role="status">{safetyTexts.linesFailure}</p>
    </Card>
  )
}

const toOperator = (
  <ButtonLink variant="secondary" to="/dashboard/operator">
    {texts.toOperator}
  </ButtonLink>
)

/** It begins with how to use the page that it was opened from. */
export default function HelpPage({ loaderData: { Lines, pageHelp } }: { loaderData: Opened }) {
  const { role } = useOwnSession()
  const { settings } = useSettings()
  const country = settings?.country ?? null
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} actions={role === 'operator' && toOperator} />
      <HelpCards
        pageHelp={pageHelp}
        firstLines={<Lines.First country={country} />}
        lines={<Lines.Others country={country} isCountryKnown={settings !== null} />}
      />
    </>
  )
}
