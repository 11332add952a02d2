import { type ComponentProps, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { moduleTitle } from '../features/coaching/module/module-title.ts'
import { reasonText } from '../features/home/suggestion-reason.ts'
import { useHome } from '../features/home/use-home.ts'
import type { ExerciseList as LoadedList } from '../features/practice/exercise-list.tsx'
import { practiceTexts as texts } from '../features/practice/texts.ts'
import { type SuggestedExercise, WaysIn } from '../features/practice/ways-in.tsx'
import { waysTexts } from '../features/practice/ways-texts.ts'
import { loadPart } from '../platform/load-part.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { FOR_SOMEBODY_PATH } from '../platform/practice-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PartNotLoaded } from '../ui/part-not-loaded.tsx'
import { Segments } from '../ui/segments.tsx'

/** It begins below most windows, and its answer of the server takes as long to come as this. */
const ExerciseList = loadPart<ComponentProps<typeof LoadedList>>(
  () => import('../features/practice/exercise-list.tsx').then((part) => part.ExerciseList),
  PartNotLoaded,
)
/** Loaded when it is wanted: the page opens on the exercises. */
const OwnSkills = loadPart(() => import('./own-skills.tsx').then((part) => part.OwnSkills), PartNotLoaded)

export const meta = () => pageTitle(texts.title)

/** What the home page suggests, too; null without an answer. */
function useSuggested(): SuggestedExercise {
  const { data, isFailed } = useHome()
  const suggestion = data?.suggestion
  if (suggestion) return { exercise: suggestion.exercise, reason: reasonText(suggestion.reason, moduleTitle) }
  return data || isFailed ? null : undefined
}

export default function PracticePage() {
  const suggested = useSuggested()
  const [params, setParams] = useSearchParams()
  const view = params.get('tab') === 'skills' ? 'skills' : 'exercises'
  function openView(chosen: 'exercises' | 'skills') {
    const next = new URLSearchParams(params)
    if (chosen === 'skills') next.set('tab', chosen)
    else next.delete('tab')
    setParams(next, { replace: true })
  }
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <WaysIn suggested={suggested} />
      <Segments
        label={waysTexts.tabs}
        items={[
          { value: 'exercises', label: waysTexts.exercises },
          { value: 'skills', label: waysTexts.skills },
        ]}
        chosen={view}
        onChoose={openView}
        className="mb-6 w-fit"
      />
      <Suspense>
        {view === 'exercises' ? (
          <ExerciseList modules={moduleCatalogue}>
            <ButtonLink variant="ghost" className="self-start px-0!" to={FOR_SOMEBODY_PATH}>
              {waysTexts.forSomebody}
            </ButtonLink>
          </ExerciseList>
        ) : (
          <OwnSkills />
        )}
      </Suspense>
    </>
  )
}
