import { type LucideIcon, MessageCircleMore, ShieldCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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

type HelpWayProps = { Icon: LucideIcon; heading: string; to: string; toText: string; children: string }

/** One way to other help, in a list of them. */
function HelpWay({ Icon, heading, to, toText, children }: HelpWayProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex items-start gap-4 border-line-soft p-5 not-first:border-t sm:px-6"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-fresh text-primary">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{children}</p>
        <ButtonLink variant="secondary" to={to}>
          {toText}
        </ButtonLink>
      </div>
    </section>
  )
}

function OtherWays() {
  return (
    <div className="rounded-card border border-line-soft bg-card shadow-card">
      <HelpWay
        Icon={MessageCircleMore}
        heading={texts.personHeading}
        to="/dashboard/support"
        toText={texts.toSupport}
      >
        {texts.person}
      </HelpWay>
      <HelpWay
        Icon={ShieldCheck}
        heading={texts.planHeading}
        to="/dashboard/safety-plan"
        toText={texts.toPlan}
      >
        {texts.plan}
      </HelpWay>
    </div>
  )
}

/**
 * It begins with the page that it was opened from. Urgent help follows, beside it on a wide screen, since nobody in danger
 * can look for it; then a person and the safety plan, the other lines, and how things work.
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
      <div id={texts.urgentAnchor} tabIndex={-1} className="scroll-mt-20 lg:col-start-1 lg:row-start-1">
        <UrgentCard firstLines={firstLines} />
      </div>
      <div
        className={joinClasses(
          'lg:col-start-2',
          pageHelp ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
      >
        <OtherWays />
      </div>
      <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-2">
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
    </div>
  )
}
