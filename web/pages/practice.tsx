import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { moduleTitle } from '../features/coaching/module/module-title.ts'
import { reasonText } from '../features/home/suggested-practice.tsx'
import { useHome } from '../features/home/use-home.ts'
import { ExerciseList } from '../features/practice/exercise-list.tsx'
import { waysTexts } from '../features/practice/round-texts.ts'
import { SkillsMap } from '../features/practice/skills-map.tsx'
import { practiceTexts as texts } from '../features/practice/texts.ts'
import { type SuggestedExercise, WaysIn } from '../features/practice/ways-in.tsx'
import { useGameElementsEnabled } from '../features/progress/store/use-game-elements-enabled.ts'
import { loadPart } from '../platform/load-part.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { FOR_SOMEBODY_PATH } from '../platform/practice-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PartNotLoaded } from '../ui/part-not-loaded.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** Loaded with the tab of the skills: the page opens on the exercises. */
const OwnNotes = loadPart(
  () => import('./own-notes.tsx').then((part) => part.OwnNotesOfSkills),
  PartNotLoaded,
)

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
  const isPictureWanted = useGameElementsEnabled() === true
  function openTab(tab: string) {
    const next = new URLSearchParams(params)
    if (tab === 'skills') next.set('tab', tab)
    else next.delete('tab')
    setParams(next, { replace: true })
  }
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <WaysIn suggested={suggested} />
      <Tabs
        label={waysTexts.tabs}
        value={params.get('tab') === 'skills' ? 'skills' : 'exercises'}
        onValueChange={openTab}
        items={[
          {
            value: 'exercises',
            label: waysTexts.exercises,
            content: (
              <ExerciseList modules={moduleCatalogue}>
                <ButtonLink variant="ghost" className="self-start px-0!" to={FOR_SOMEBODY_PATH}>
                  {waysTexts.forSomebody}
                </ButtonLink>
              </ExerciseList>
            ),
          },
          {
            value: 'skills',
            label: waysTexts.skills,
            content: (
              <SkillsMap hasPicture={isPictureWanted}>
                <Suspense>
                  <OwnNotes />
                </Suspense>
              </SkillsMap>
            ),
          },
        ]}
      />
    </>
  )
}
