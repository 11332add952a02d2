import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { DeletePlan } from './delete-plan.tsx'
import { PlanCopies } from './plan-copies.tsx'
import { planTexts as texts } from './texts.ts'
import type { PlanEditing } from './use-safety-plan.ts'

function AboutPlan({ firstStepId, isEmpty }: { firstStepId: string | undefined; isEmpty: boolean }) {
  return (
    <Card heading={texts.aboutHeading}>
      <div className="flex max-w-measure flex-col gap-3">
        {texts.about.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          {texts.inDanger}{' '}
          <ButtonLink variant="ghost" to="/dashboard/help" className="px-0!">
            {texts.toHelp}
          </ButtonLink>
        </p>
      </div>
      {isEmpty && firstStepId && (
        <ButtonLink to={`?step=${firstStepId}`} className="mt-2">
          {texts.start}
        </ButtonLink>
      )}
    </Card>
  )
}

type PlanOverviewProps = { plan: SafetyPlanReply; editing: PlanEditing; country: string | null }

/** The whole plan: every step with what was written, and what can be done with it. */
export function PlanOverview({ plan, editing, country }: PlanOverviewProps) {
  const { prompts, steps, updatedAt } = plan
  return (
    <div className="flex flex-col gap-6">
      {!updatedAt && <AboutPlan firstStepId={prompts[0]?.id} isEmpty />}
      <section aria-labelledby="plan-heading">
        <h2 id="plan-heading" tabIndex={-1} data-step-heading className="mb-1 text-lg">
          {texts.planHeading}
        </h2>
        {updatedAt && <p className="text-sm text-ink-soft">{texts.updatedOn(longDate(updatedAt))}</p>}
        <ol className="mt-3 flex flex-col gap-3">
          {prompts.map(({ id, title }, index) => (
            <li key={id} className="rounded-card border border-line-soft bg-card p-4 shadow-card sm:p-5">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-56">
                  <h3 className="text-base">
                    {index + 1}. {title}
                  </h3>
                  <p className={steps[id] ? 'mt-2 whitespace-pre-line break-words' : 'mt-1 text-ink-soft'}>
                    {steps[id] ?? texts.nothingWritten}
                  </p>
                </div>
                <ButtonLink variant="secondary" to={`?step=${id}`}>
                  {steps[id] ? texts.change : texts.write}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </ButtonLink>
              </div>
              {editing.isChanged(id) && <p className="mt-2 text-sm font-heading">{texts.notSaved}</p>}
            </li>
          ))}
        </ol>
      </section>
      {updatedAt && (
        <>
          <PlanCopies plan={plan} country={country} />
          <AboutPlan firstStepId={prompts[0]?.id} isEmpty={false} />
          <DeletePlan editing={editing} />
        </>
      )}
    </div>
  )
}
