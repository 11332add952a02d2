import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { ForSomebody } from '../features/practice/for-somebody.tsx'
import { somebodyTexts as texts } from '../features/practice/somebody-texts.ts'
import { practiceTexts } from '../features/practice/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PRACTICE_PATH } from '../platform/practice-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function ForSomebodyPage() {
  const back = (
    <ButtonLink variant="ghost" className="px-0!" to={PRACTICE_PATH}>
      {practiceTexts.allExercises}
    </ButtonLink>
  )
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} actions={back} />
      <ForSomebody modules={moduleCatalogue} />
    </>
  )
}
