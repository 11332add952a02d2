import { buttonClasses } from '../../ui/button-classes.ts'
import { GreenhouseGround, GreenhouseScene } from './illustrations/greenhouse-scene.tsx'
import { landing } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

const { headline, lead, note } = landing.hero

/** The first screen: what this is, the one thing to do next, and a place to breathe out. */
export function HeroSection() {
  return (
    <section aria-labelledby="hero-heading" className="relative">
      <GreenhouseGround className="absolute inset-x-0 bottom-0 h-44 w-full lg:h-60" />
      <div className="relative mx-auto grid max-w-6xl items-center gap-x-8 px-4 sm:px-8 lg:grid-cols-[1fr_1.05fr]">
        <div className="pt-8 pb-4 lg:pt-4 lg:pb-24">
          <h1 id="hero-heading" className="text-3xl sm:text-4xl lg:text-5xl">
            {headline}
          </h1>
          <p className="mt-6 max-w-136 text-lg">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/signup" className={buttonClasses('primary', 'px-7')}>
              {marketingTexts.getStarted}
            </a>
            <a href="/learn-more" className={buttonClasses('secondary', 'px-7')}>
              {marketingTexts.learnMore}
              <span className="sr-only">{marketingTexts.learnMoreAbout}</span>
            </a>
          </div>
          <p className="mt-6 text-ink-soft">{note}</p>
        </div>
        <GreenhouseScene className="mx-auto w-full max-w-120 lg:max-w-none" />
      </div>
    </section>
  )
}
