import privacy from '#content/legal/privacy.md?raw'
import { LegalPage } from '../features/marketing/legal-page.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { marketingTexts } from '../features/marketing/texts.ts'

export const meta = () => pageMeta(marketingTexts.privacy, marketingTexts.privacyDescription)

export default function PrivacyPage() {
  return <LegalPage path="/privacy" markdown={privacy} />
}
