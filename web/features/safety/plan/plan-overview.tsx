import { Link } from 'react-router'
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

type StepsProps = { plan: SafetyPlanReply; editing: PlanEditing }

const NotSaved = () => <p className="text-sm font-heading text-ink">{texts.notSaved}</p>

/** What is written, as a page to be read: each heading with the person's own words. */
function WrittenSteps({ plan: { prompts, steps }, editing }: StepsProps) {
  const written = prompts.filter(({ id }) => steps[id])
  return (
    <ol className="flex flex-col">
      {written.map(({ id, title }) => (
        <li key={id} className="border-b border-line-soft py-4 first:pt-0 last:border-b-0">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 max-w-measure whitespace-pre-line break-words">{steps[id]}</p>
              {editing.isChanged(id) && <NotSaved />}
            </div>
            <ButtonLink variant="secondary" to={`?step=${id}`}>
              {texts.change}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The steps without words, as a short list with one button that begins with the first of them. */
function StepsToWrite({ plan: { prompts, steps }, editing }: StepsProps) {
  const open = prompts.filter(({ id }) => !steps[id])
  const [first] = open
  if (!first) return null
  return (
    <Card heading={texts.nothingWritten} headingLevel={3}>
      <ul className="mb-3">
        {open.map(({ id, title }) => (
          <li key={id}>
            <Link to={`?step=${id}`} className="inline-flex min-h-11 items-center text-primary underline">
              {title}
            </Link>
            {editing.isChanged(id) && <NotSaved />}
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" to={`?step=${first.id}`}>
        {texts.write}
        <VisuallyHidden>: {first.title}</VisuallyHidden>
      </ButtonLink>
    </Card>
  )
}

type PlanOverviewProps = StepsProps & { country: string | null }

/** The whole plan: what was written, what could be, and what can be done with it. */
export function PlanOverview({ plan, editing, country }: PlanOverviewProps) {
  const { prompts, updatedAt, steps } = plan
  const hasWords = prompts.some(({ id }) => steps[id])
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[3fr_2fr]">
      {!updatedAt && <AboutPlan firstStepId={prompts[0]?.id} isEmpty />}
      <section aria-labelledby="plan-heading" className="flex min-w-0 flex-col gap-4">
        <div>
          <h2 id="plan-heading" tabIndex={-1} data-step-heading className="mb-1 text-lg">
            {texts.planHeading}
          </h2>
          {updatedAt && <p className="text-sm text-ink-soft">{texts.updatedOn(longDate(updatedAt))}</p>}
        </div>
        {hasWords && (
          <Card>
            <WrittenSteps plan={plan} editing={editing} />
          </Card>
        )}
        <StepsToWrite plan={plan} editing={editing} />
      </section>
      {updatedAt && (
        <div className="flex min-w-0 flex-col gap-6">
          <PlanCopies plan={plan} country={country} />
          <AboutPlan firstStepId={prompts[0]?.id} isEmpty={false} />
          <DeletePlan editing={editing} />
        </div>
      )}
    </div>
  )
}
