import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { RequestForm } from '../features/support/request-form.tsx'
import { RequestList } from '../features/support/request-list.tsx'
import { supportTexts as texts } from '../features/support/support-texts.ts'
import { WhatHappens } from '../features/support/what-happens.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SupportPage() {
  const { user } = useOwnSession()
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RequestForm userId={user.id} SafetyCard={SafetyCard} />
        <div className="flex flex-col gap-5">
          <WhatHappens email={user.email} />
          <RequestList />
        </div>
      </div>
    </>
  )
}
