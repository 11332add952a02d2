import safety from '#content/legal/safety.md?raw'
import { LegalPage } from '../features/marketing/legal-page.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { marketingTexts } from '../features/marketing/texts.ts'

export const meta = () => pageMeta(marketingTexts.safety, marketingTexts.safetyDescription)

export default function SafetyPage() {
  return <LegalPage path="/safety" markdown={safety} />
}
