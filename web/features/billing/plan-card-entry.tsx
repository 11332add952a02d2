import { CardEntry } from './card-entry.tsx'
import type { CardFormProps } from './card-form.ts'
import { PlanNotLoaded } from './plan-not-loaded.tsx'
import { billingTexts } from './texts.ts'
import { usePlan } from './use-plan.ts'

/** The card form of a signed-in person: the one that the server asks for, once it has said which. */
export function PlanCardEntry(form: CardFormProps) {
  const { plan, ...loading } = usePlan()
  if (plan) return <CardEntry entry={plan.cardEntry} {...form} />
  return <PlanNotLoaded {...loading} loading={billingTexts.loadingCardField} />
}
