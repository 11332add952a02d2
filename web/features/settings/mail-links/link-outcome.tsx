import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { mailLinkTexts as texts } from './texts.ts'

/** What the link of a mail came to, and the way to the settings that it belongs to. */
export function LinkOutcome({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <PageHeading title={title} intro={text} />
      <ButtonLink variant="secondary" to="/dashboard/settings?tab=notifications">
        {texts.toSettings}
      </ButtonLink>
    </div>
  )
}
