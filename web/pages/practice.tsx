import { moduleCatalogue } from '../features/coaching/module-catalogue.ts'
import { ExerciseList } from '../features/practice/exercise-list.tsx'
import { practiceTexts as texts } from '../features/practice/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function PracticePage() {
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <ExerciseList modules={moduleCatalogue} />
    </>
  )
}
