import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { exercisePath, FOR_SOMEBODY_PATH, ROUND_PATH } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { allExercises, allRuns } from './practice-calls.ts'
import { waysTexts as texts } from './round-texts.ts'

/** The exercise that the person was in last and has not finished. */
function useBegun() {
  const { data: list } = useQuery(allExercises)
  const { data: runs } = useQuery(allRuns)
  const unfinished = runs?.runs.filter(({ isFinished }) => !isFinished) ?? []
  return unfinished.flatMap(({ exercise }) => list?.exercises.find(({ id }) => id === exercise) ?? [])[0]
}

function Ways() {
  const begun = useBegun()
  return (
    <nav aria-label={texts.label} className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={ROUND_PATH}>{texts.round}</ButtonLink>
        {begun && (
          <ButtonLink variant="secondary" to={exercisePath(begun.id)}>
            {texts.goOn(begun.title)}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={FOR_SOMEBODY_PATH}>
          {texts.forSomebody}
        </ButtonLink>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.roundHint}</p>
    </nav>
  )
}

/** What can be done at once in the Practice Room: the round of today, and what was begun. */
export function WaysIn() {
  return (
    <QueryClientProvider client={queryClient}>
      <Ways />
    </QueryClientProvider>
  )
}
