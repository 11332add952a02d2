import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PlanOverview } from './plan-overview.tsx'
import { PlanStepForm } from './plan-step-form.tsx'
import { planTexts as texts } from './texts.ts'
import { usePlanEditing, usePlanQuery } from './use-safety-plan.ts'

/** Each step takes the place of the one before, so its heading takes the focus; the first view leaves it alone. */
function useFocusOnStep(stepId: string | null) {
  const viewRef = useRef<HTMLDivElement>(null)
  const shownId = useRef(stepId)
  useEffect(() => {
    if (shownId.current === stepId) return
    shownId.current = stepId
    viewRef.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [stepId])
  return viewRef
}

type SafetyPlanProps = { userId: string; country: string | null }

function LoadedPlan({ plan, userId, country }: SafetyPlanProps & { plan: SafetyPlanReply }) {
  const [search, setSearch] = useSearchParams()
  const editing = usePlanEditing(userId, plan.steps)
  const prompt = plan.prompts.find(({ id }) => id === search.get('step'))
  const viewRef = useFocusOnStep(prompt?.id ?? null)
  return (
    <div ref={viewRef}>
      {prompt ? (
        <div className="max-w-3xl">
          <PlanStepForm
            key={prompt.id}
            prompts={plan.prompts}
            prompt={prompt}
            editing={editing}
            onGoTo={(stepId) => setSearch(stepId ? { step: stepId } : {})}
          />
        </div>
      ) : (
        <PlanOverview plan={plan} editing={editing} country={country} />
      )}
    </div>
  )
}

function QueriedPlan(props: SafetyPlanProps) {
  const query = usePlanQuery()
  return (
    <Loaded query={query} texts={texts.load}>
      {(plan) => <LoadedPlan {...props} plan={plan} />}
    </Loaded>
  )
}

/** The person's own safety plan: read as a whole, written one step at a time. */
export function SafetyPlan(props: SafetyPlanProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedPlan {...props} />
    </QueryClientProvider>
  )
}
