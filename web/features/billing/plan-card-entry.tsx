import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { CardEntry } from './card-entry.tsx'
import type { CardFormProps } from './card-form.ts'
import { billingTexts } from './texts.ts'
import { usePlan } from './use-plan.ts'

/** The card form of a signed-in person: the one that the server asks for, once it has said which. */
export function PlanCardEntry(form: CardFormProps) {
  const { plan, hasFailed, loadAgain } = usePlan()
  if (plan) return <CardEntry entry={plan.cardEntry} {...form} />
  if (!hasFailed) return <LoadingLine>{billingTexts.loadingCardField}</LoadingLine>
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
