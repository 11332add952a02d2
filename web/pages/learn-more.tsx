import { AboutIntro } from '../features/marketing/about-intro.tsx'
import { OffersSection, PrinciplesSection, QuestionsSection } from '../features/marketing/about-sections.tsx'
import { about } from '../features/marketing/landing-content.ts'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { PublicPage } from '../features/marketing/public-page.tsx'
import { publicHelpAddress } from '../platform/help-address.ts'

export const meta = () => pageMeta(about.heading, about.lead)

export default function LearnMorePage() {
  return (
    <PublicPage helpAddress={publicHelpAddress('/learn-more')}>
      <AboutIntro />
      <OffersSection />
      <PrinciplesSection />
      <QuestionsSection />
    </PublicPage>
  )
}
