import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { NewsletterWorkspace } from '../features/newsletters/newsletter-workspace.tsx'
import { newsletterTexts as texts } from '../features/newsletters/texts.ts'
import { operatorTexts } from '../features/operator/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

const toOperator = (
  <ButtonLink variant="secondary" to="/dashboard/operator">
    {texts.toOperator}
  </ButtonLink>
)

export default function OperatorNewslettersPage() {
  const { role, user } = useOwnSession()
  if (role !== 'operator')
    return (
      <>
        <PageHeading title={texts.title} />
        <Banner title={operatorTexts.membersOnlyTitle}>{operatorTexts.membersOnly}</Banner>
      </>
    )
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} actions={toOperator} />
      <NewsletterWorkspace userId={user.id} email={user.email} />
    </div>
  )
}
