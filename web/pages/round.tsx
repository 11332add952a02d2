import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { Round } from '../features/practice/round.tsx'
import { roundTexts as texts } from '../features/practice/round-texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function RoundPage() {
  const { user } = useOwnSession()
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <Round key={user.id} userId={user.id} />
    </>
  )
}
