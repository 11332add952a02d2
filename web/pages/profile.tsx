import { InformationCard } from '../features/profile/information-card.tsx'
import { profileTexts as texts } from '../features/profile/texts.ts'
import { useOwnSession } from '../features/session/own-session.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function ProfilePage() {
  const { user } = useOwnSession()
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <InformationCard name={user.name} email={user.email} />
    </div>
  )
}
