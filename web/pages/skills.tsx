import { moduleCatalogue } from '../features/coaching/module-catalogue.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { SkillsLibrary } from '../features/skills/skills-library.tsx'
import { skillsTexts as texts } from '../features/skills/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SkillsPage() {
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <SkillsLibrary modules={moduleCatalogue} SafetyCard={SafetyCard} />
    </>
  )
}
