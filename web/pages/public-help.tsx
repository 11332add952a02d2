import safety from '#content/legal/safety.md?raw'
import { readLegalDocument } from '../features/marketing/legal-document.ts'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { PublicHelp } from '../features/marketing/public-help.tsx'
import { PublicPage } from '../features/marketing/public-page.tsx'
import { marketingTexts } from '../features/marketing/texts.ts'

export const meta = () => pageMeta(marketingTexts.getHelp, marketingTexts.helpDescription)

/** The help lines stand in the safety page, and are the same here. */
const urgent = readLegalDocument(safety).sections.find(({ anchor }) => anchor === 'get-help-now')

/** Help for who is not signed in. */
export default function PublicHelpPage() {
  return (
    <PublicPage helpAddress="/help">
      <PublicHelp urgent={urgent?.body ?? ''} />
    </PublicPage>
  )
}
