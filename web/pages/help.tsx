import { HelpCards } from '../features/support/help-cards.tsx'
import { helpTexts as texts } from '../features/support/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function HelpPage() {
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <HelpCards />
    </div>
  )
}
