import { Check } from 'lucide-react'
import type { ProductInfo } from '#domain/billing/contract.ts'
import { MONTHLY_TOKEN_LIMIT } from '#domain/token-allowance/allowance.ts'
import { billingInterval, formatPrice } from './plan-price.ts'
import { billingTexts } from './texts.ts'

/** What the payment service said about the plan. What it left out is filled with the product's own words. */
export type Plan = Partial<ProductInfo>

/** The plan: its name, price and what is in it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const tokens = (plan.tokenLimit ?? MONTHLY_TOKEN_LIMIT).toLocaleString('en-US')
  const features = [
    billingTexts.tokensPerMonth(tokens),
    billingTexts.accessToAllModules,
    billingTexts.premiumSupport,
  ]
  return (
    <section
      aria-label={billingTexts.planLabel}
      className="rounded-card border border-line-soft bg-sunken p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{plan.name ?? billingTexts.planName}</h2>
        <span className="rounded-full border border-primary px-3 py-0.5 text-sm text-primary">
          {billingTexts.bestValue}
        </span>
      </div>
      <p className="text-ink-soft">{plan.description || billingTexts.planDescription}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-heading tabular-nums">{formatPrice(plan.price)}</span>
        <span className="text-ink-soft">{billingTexts.billed[billingInterval(plan.price)]}</span>
      </p>
      <ul className="mt-3 flex flex-col gap-1">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
