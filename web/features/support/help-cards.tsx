import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { helpTexts as texts } from './texts.ts'

/** Urgent help, with the help lines, then how things work, how to reach a person, and the safety plan. */
export function HelpCards({ lines }: { lines: ReactNode }) {
  return (
    <>
      <div id={texts.urgentAnchor} tabIndex={-1} className="flex scroll-mt-4 flex-col gap-6">
        <Card heading={texts.urgentHeading}>
          <p className="mb-3">{texts.urgent}</p>
          <p className="text-ink-soft">{texts.notEmergency}</p>
        </Card>
        {lines}
      </div>
      <Card heading={texts.planHeading}>
        <p className="mb-4">{texts.plan}</p>
        <ButtonLink variant="secondary" to="/dashboard/safety-plan">
          {texts.toPlan}
        </ButtonLink>
      </Card>
      <Card heading={texts.howToHeading}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {texts.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card heading={texts.personHeading}>
        <p className="mb-4">{texts.person}</p>
        <ButtonLink to="/dashboard/support">{texts.toSupport}</ButtonLink>
      </Card>
    </>
  )
}
