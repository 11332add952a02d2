import { Bookmark } from 'lucide-react'
import { defaultSettings } from '#domain/settings/settings.ts'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { ownWordsTexts } from '../features/own-words/texts.ts'
import { useGoals } from '../features/questionnaire/use-goals.ts'
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
  const { user } = useOwnSession()
  const { settings } = useSettings()
  const goals = useGoals()
  return (
    <WantsContentNotes value={(settings ?? defaultSettings).sensitiveContentWarnings}>
      <PageHeading
        title={texts.title}
        intro={texts.intro}
        actions={
          <ButtonLink variant="secondary" to={ownWordsTexts.path}>
            <Bookmark aria-hidden className="size-5" />
            {ownWordsTexts.title}
          </ButtonLink>
        }
      />
      <SkillsLibrary
        key={user.id}
        userId={user.id}
        modules={moduleCatalogue}
        goals={goals}
        SafetyCard={SafetyCard}
      />
    </WantsContentNotes>
  )
}
