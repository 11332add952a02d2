import accessibility from '#content/legal/accessibility.md?raw'
import { LegalPage } from '../features/marketing/legal-page.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { marketingTexts } from '../features/marketing/texts.ts'

export const meta = () => pageMeta(marketingTexts.accessibility, marketingTexts.accessibilityDescription)

export default function AccessibilityPage() {
  return <LegalPage path="/accessibility" markdown={accessibility} />
}
