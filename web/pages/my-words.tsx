import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { OwnWords } from '../features/own-words/own-words.tsx'
import { ownWordsTexts as texts } from '../features/own-words/texts.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import '../ui/print-alone.css'

export const meta = () => pageTitle(texts.title)

export default function MyWordsPage() {
  const { user } = useOwnSession()
  return (
    <div data-print-alone>
      <PageHeading title={texts.title} intro={texts.intro} />
      <OwnWords key={user.id} SafetyCard={SafetyCard} />
    </div>
  )
}
