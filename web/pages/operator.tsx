import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { GlobalResetCard } from '../features/operator/global-reset-card.tsx'
import { OverviewCards } from '../features/operator/overview-cards.tsx'
import { ReceivedRequests } from '../features/operator/received-requests.tsx'
import { operatorTexts as texts } from '../features/operator/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

const toNewsletters = (
  <ButtonLink variant="secondary" to="/dashboard/operator/newsletters">
    {texts.toNewsletters}
  </ButtonLink>
)

export default function OperatorPage() {
  const { role } = useOwnSession()
  if (role !== 'operator')
    return (
      <>
        <PageHeading title={texts.title} />
        <Banner title={texts.membersOnlyTitle}>{texts.membersOnly}</Banner>
      </>
    )
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} actions={toNewsletters} />
      <div className="flex flex-col gap-6">
        <OverviewCards>
          <GlobalResetCard />
          <ReceivedRequests />
        </OverviewCards>
      </div>
    </div>
  )
}
