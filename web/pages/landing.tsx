import { ClosingSection } from '../features/marketing/closing-section.tsx'
import { FeaturesSection } from '../features/marketing/features-section.tsx'
import { HeroSection } from '../features/marketing/hero-section.tsx'
import { landing } from '../features/marketing/landing-content.ts'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { PricingSection } from '../features/marketing/pricing-section.tsx'
import { PublicPage } from '../features/marketing/public-page.tsx'
import { StepsSection } from '../features/marketing/steps-section.tsx'
import { StoriesSection } from '../features/marketing/stories-section.tsx'
import { TryTurnSection } from '../features/marketing/try-turn-section.tsx'
import { publicHelpAddress } from '../platform/help-address.ts'

export const meta = () => pageMeta(landing.hero.headline, landing.hero.lead)

export default function LandingPage() {
  return (
    <PublicPage helpAddress={publicHelpAddress('/')}>
      <HeroSection />
      <FeaturesSection />
      <TryTurnSection />
      <StepsSection />
      <PricingSection />
      <StoriesSection />
      <ClosingSection />
    </PublicPage>
  )
}
