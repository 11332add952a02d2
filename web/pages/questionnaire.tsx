import { questionnaireTexts as texts } from '../features/questionnaire/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function QuestionnairePage() {
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <Card heading={texts.nextHeading}>
        <p className="mb-4">{texts.next}</p>
        <ButtonLink to="/dashboard">{texts.goHome}</ButtonLink>
      </Card>
    </div>
  )
}
