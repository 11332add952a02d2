import terms from '#content/legal/terms.md?raw'
import { LegalPage } from '../features/marketing/legal-page.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { marketingTexts } from '../features/marketing/texts.ts'

export const meta = () => pageMeta(marketingTexts.terms, marketingTexts.termsDescription)

export default function TermsPage() {
  return <LegalPage path="/terms" markdown={terms} />
}
