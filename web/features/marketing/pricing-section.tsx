import { Check } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { FernClump } from './illustrations/fern-clump.tsx'
import { pricing } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

function PlanFeatures() {
  return (
    <ul className="grid gap-5">
      {pricing.features.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
          <div>
            <p className="font-heading">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The one plan: its price on the left, all that it holds on the right. */
export function PricingSection() {
  return (
    <section aria-labelledby="pricing" className="bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="pricing" className="text-2xl sm:text-3xl">
          {pricing.heading}
        </h2>
        <p className="mt-4 text-lg">{pricing.intro}</p>
        <div className="mt-10 grid overflow-hidden rounded-card border border-line-soft bg-card shadow-card lg:grid-cols-[2fr_3fr]">
          <div className="flex flex-col items-start border-line-soft bg-wash p-6 max-lg:border-b sm:p-10 lg:border-r">
            <p className="rounded-full bg-primary px-4 py-1 text-sm font-heading text-on-primary">
              {pricing.badge}
            </p>
            <h3 className="mt-6 text-xl">{pricing.planName}</h3>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
              <span className="text-5xl font-heading tabular-nums">{pricing.price}</span>
              <span className="text-lg">{marketingTexts.perInterval(pricing.interval)}</span>
            </p>
            <p className="mt-4 mb-8 text-ink-soft">{pricing.terms}</p>
            <a href="/signup" className={buttonClasses('primary', 'w-full')}>
              {marketingTexts.subscribeNow}
            </a>
            <svg
              viewBox="-220 -215 440 290"
              aria-hidden="true"
              focusable="false"
              className="mt-auto -mb-16 w-full self-center max-lg:hidden"
            >
              <FernClump x={0} y={0} />
            </svg>
          </div>
          <div className="p-6 sm:p-10">
            <h3 className="mb-5 text-lg">{marketingTexts.includedHeading}</h3>
            <PlanFeatures />
          </div>
        </div>
      </div>
    </section>
  )
}
