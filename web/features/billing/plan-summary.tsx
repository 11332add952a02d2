import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { PlanCard } from './plan-card.tsx'
import { billingTexts } from './texts.ts'
import type { usePlan } from './use-plan.ts'

/** The plan card, or what is known in its place. */
export function PlanSummary({ plan, hasFailed, loadAgain }: ReturnType<typeof usePlan>) {
  if (plan) return <PlanCard plan={plan.productInfo} />
  if (!hasFailed) return <LoadingLine>{billingTexts.loadingPlan}</LoadingLine>
  return (
    <Banner
      variant="warning"
      isAnnounced={false}
      title={billingTexts.planNotLoaded}
      action={<ActionButton action={loadAgain}>{billingTexts.tryAgain}</ActionButton>}
    >
      {billingTexts.planNotLoadedNext}
    </Banner>
  )
}
