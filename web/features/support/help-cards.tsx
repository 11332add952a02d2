import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import type { PageHelp } from './page-help.ts'
import { helpTexts as texts } from './texts.ts'

/** The page that help was opened from. */
function PageHelpCard({ help: { title, steps } }: { help: PageHelp }) {
  return (
    <Card heading={texts.pageHeading(title)}>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  )
}

function UrgentCard({ firstLines }: { firstLines: ReactNode }) {
  return (
    <Card heading={texts.urgentHeading} className="border-leaf! bg-fresh!">
      {firstLines}
      <p className="mt-4 text-sm">{texts.urgent}</p>
      <p className="mt-2 text-sm text-ink-soft">{texts.notEmergency}</p>
      <a
        href={`#${texts.linesAnchor}`}
        className="mt-1 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {texts.toLines}
      </a>
    </Card>
  )
}

type HelpCardsProps = {
  /** How to use the page that help was opened from. */
  pageHelp: PageHelp | null
  /** The emergency number and the crisis line, one selection away. */
  firstLines: ReactNode
  /** The other help lines. */
  lines: ReactNode
}

/**
 * Urgent help first, since nobody in danger can look for it; then the page that help was opened from, how to reach a
 * person and the safety plan, which stand beside it on a wide screen; then the other lines and how things work.
 */
export function HelpCards({ pageHelp, firstLines, lines }: HelpCardsProps) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr]">
      <UrgentCard firstLines={firstLines} />
      <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {pageHelp && <PageHelpCard help={pageHelp} />}
        <Card heading={texts.personHeading}>
          <p className="mb-4">{texts.person}</p>
          <ButtonLink variant="secondary" to="/dashboard/support">
            {texts.toSupport}
          </ButtonLink>
        </Card>
        <Card heading={texts.planHeading}>
          <p className="mb-4">{texts.plan}</p>
          <ButtonLink variant="secondary" to="/dashboard/safety-plan">
            {texts.toPlan}
          </ButtonLink>
        </Card>
      </div>
      <div id={texts.linesAnchor} tabIndex={-1} className="scroll-mt-20 lg:col-start-1">
        {lines}
      </div>
      <div className="lg:col-start-1">
        <FoldedCard heading={texts.howToHeading}>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
            {texts.howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </FoldedCard>
      </div>
    </div>
  )
}
