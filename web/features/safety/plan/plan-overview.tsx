import { ChevronRight, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { FoldedCard } from '../../../ui/folded-card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { DeletePlan } from './delete-plan.tsx'
import { PlanCopies } from './plan-copies.tsx'
import { planTexts as texts } from './texts.ts'
import type { PlanEditing } from './use-safety-plan.ts'

function InDanger() {
  return (
    <p className="rounded-control bg-warn-wash px-4 py-2 text-warn high-contrast:border high-contrast:border-line">
      {texts.inDanger}{' '}
      <ButtonLink variant="ghost" to="/dashboard/help" className="px-0! text-warn!">
        {texts.toHelp}
      </ButtonLink>
    </p>
  )
}

function AboutLines() {
  return (
    <ul className="flex max-w-measure list-disc flex-col gap-2 pl-5 marker:text-leaf">
      {texts.about.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Before the first word: what it is, and the way to begin. */
function FirstSight({ firstStepId }: { firstStepId: string | undefined }) {
  return (
    <Card heading={texts.aboutHeading}>
      <AboutLines />
      {firstStepId && (
        <ButtonLink to={`?step=${firstStepId}`} className="mt-5 max-sm:w-full">
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
        <li key={id} className="border-line-soft py-4 not-last:border-b first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="text-sm font-normal text-ink-soft">{title}</h3>
              <p className="mt-1 max-w-measure text-lg whitespace-pre-line break-words">{steps[id]}</p>
              {editing.isChanged(id) && <NotSaved />}
            </div>
            <ButtonLink variant="ghost" className="-my-2 px-0! text-sm" to={`?step=${id}`}>
              <Pencil aria-hidden className="size-4" />
              {texts.change}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The steps without words, as a short list; beside a written plan with one button that goes on with the first of them. */
function StepsToWrite({ plan: { prompts, steps }, editing }: StepsProps) {
  const open = prompts.filter(({ id }) => !steps[id])
  const [first] = open
  const hasWords = open.length < prompts.length
  if (!first) return null
  return (
    <Card heading={<span className="text-base">{texts.nothingWritten}</span>} headingLevel={3}>
      <ul className={hasWords ? 'mb-3' : undefined}>
        {open.map(({ id, title }) => (
          <li key={id} className="border-line-soft not-last:border-b">
            <Link
              to={`?step=${id}`}
              className="flex min-h-11 items-center justify-between gap-2 py-1.5 hover:text-primary hover:underline"
            >
              {title}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
            </Link>
            {editing.isChanged(id) && <NotSaved />}
          </li>
        ))}
      </ul>
      {hasWords && (
        <ButtonLink variant="secondary" to={`?step=${first.id}`}>
          {texts.write}
          <VisuallyHidden>: {first.title}</VisuallyHidden>
        </ButtonLink>
      )}
    </Card>
  )
}

type PlanOverviewProps = StepsProps & { country: string | null }

/** The whole plan: what was written, what could be, and what can be done with it. */
export function PlanOverview({ plan, editing, country }: PlanOverviewProps) {
  const { prompts, updatedAt, steps } = plan
  const hasWords = prompts.some(({ id }) => steps[id])
  return (
    <div className="flex flex-col gap-5">
      <InDanger />
      <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {!updatedAt && <FirstSight firstStepId={prompts[0]?.id} />}
        <section aria-labelledby="plan-heading" className="flex min-w-0 flex-col gap-4">
          <div className={updatedAt ? undefined : 'sr-only'}>
            <h2 id="plan-heading" tabIndex={-1} data-step-heading className="text-lg">
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
            <FoldedCard heading={texts.aboutHeading}>
              <AboutLines />
            </FoldedCard>
            <DeletePlan editing={editing} />
          </div>
        )}
      </div>
    </div>
  )
}
