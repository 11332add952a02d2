import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { RequestForm } from '../features/support/request-form.tsx'
import { RequestList } from '../features/support/request-list.tsx'
import { supportTexts as texts } from '../features/support/support-texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SupportPage() {
  const { user } = useOwnSession()
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex flex-col gap-6">
        <RequestForm userId={user.id} SafetyCard={SafetyCard} />
        <RequestList />
      </div>
    </div>
  )
}
