import { PlanCard } from './plan-card.tsx'
import { PlanNotLoaded } from './plan-not-loaded.tsx'
import { billingTexts } from './texts.ts'
import type { usePlan } from './use-plan.ts'

/** The plan card, or what is known in its place. */
export function PlanSummary({ plan, ...loading }: ReturnType<typeof usePlan>) {
  if (plan) return <PlanCard plan={plan.productInfo} />
  return <PlanNotLoaded {...loading} loading={billingTexts.loadingPlan} />
}
