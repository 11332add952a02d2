import { defaultSettings } from '#domain/settings/settings.ts'
import { moduleCatalogue } from '../features/coaching/module-catalogue.ts'
import { ownWordsTexts } from '../features/own-words/texts.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { SkillsLibrary } from '../features/skills/skills-library.tsx'
import { skillsTexts as texts } from '../features/skills/texts.ts'
import { WantsContentNotes } from '../features/skills/use-content-note.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SkillsPage() {
  const { settings } = useSettings()
  return (
    <WantsContentNotes value={(settings ?? defaultSettings).sensitiveContentWarnings}>
      <PageHeading
        title={texts.title}
        intro={texts.intro}
        actions={
          <ButtonLink variant="ghost" className="px-0!" to={ownWordsTexts.path}>
            {ownWordsTexts.title}
          </ButtonLink>
        }
      />
      <SkillsLibrary modules={moduleCatalogue} SafetyCard={SafetyCard} />
    </WantsContentNotes>
  )
}
