import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { helpTexts as texts } from './texts.ts'

/** Urgent help first, then the safety plan, how things work, and how to reach a person. */
export function HelpCards() {
  return (
    <div className="flex flex-col gap-6">
      <Card heading={texts.urgentHeading}>
        <p className="mb-3">{texts.urgent}</p>
        <p className="mb-4 text-ink-soft">{texts.notEmergency}</p>
        <a href={uiTexts.helpAddress} className={buttonClasses('secondary')}>
          {texts.moreLines}
        </a>
      </Card>
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
    </div>
  )
}
