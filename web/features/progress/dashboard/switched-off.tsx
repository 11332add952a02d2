import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { progressTexts as texts } from './texts.ts'

/** What the page says to a person who wants to see no game elements: no points, and how to change that. */
export function SwitchedOff() {
  return (
    <Card heading={texts.off} className="max-w-3xl">
      <p className="mb-2">{texts.offMeaning}</p>
      <p className="mb-4">{texts.offHow}</p>
      <ButtonLink variant="secondary" to="/dashboard/settings">
        {texts.toSettings}
      </ButtonLink>
    </Card>
  )
}
