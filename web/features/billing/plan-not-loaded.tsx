import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { billingTexts } from './texts.ts'

type PlanNotLoadedProps = { hasFailed: boolean; loadAgain: () => Promise<unknown>; loading: string }

/** What stands where the plan is not there yet, or did not come. */
export function PlanNotLoaded({ hasFailed, loadAgain, loading }: PlanNotLoadedProps) {
  if (!hasFailed) return <LoadingLine>{loading}</LoadingLine>
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
