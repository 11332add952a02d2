import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
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
 * It begins with the page that it was opened from. Urgent help follows, beside it on a wide screen, since nobody in danger
 * can look for it; then the other lines, how things work, how to reach a person, and the safety plan.
 */
export function HelpCards({ pageHelp, firstLines, lines }: HelpCardsProps) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      {pageHelp && (
        <div className="lg:col-start-2 lg:row-start-1">
          {/* On a phone it stands below what is read first. */}
          <a
            href={`#${texts.urgentAnchor}`}
            className="mb-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4 lg:hidden"
          >
            {texts.toUrgent}
          </a>
          <PageHelpCard help={pageHelp} />
        </div>
      )}
      <div className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div id={texts.urgentAnchor} tabIndex={-1} className="scroll-mt-20">
          <UrgentCard firstLines={firstLines} />
        </div>
        <div id={texts.linesAnchor} tabIndex={-1} className="scroll-mt-20">
          {lines}
        </div>
        <FoldedCard heading={texts.howToHeading}>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
            {texts.howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </FoldedCard>
      </div>
      <div className={joinClasses('flex flex-col gap-5 lg:col-start-2', !pageHelp && 'lg:row-start-1')}>
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
    </div>
  )
}
